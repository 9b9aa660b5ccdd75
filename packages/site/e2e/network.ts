// Makes calls between the page and the org fail or wait.
import type { Page, Request, Route } from "@playwright/test";

/** Methods of the form's Apex controller. */
type ApexMethod = "startSubmission" | "createContactRequest" | "getFormOptions";

/** What happens to a call instead of its response. */
export type Disturbance = (route: Route) => Promise<void>;

const apexCalls = "**/webruntime/api/apex/execute?*";

/** Whether a request calls an Apex method: a cacheable one is named in the address, any other in the body. */
export function isCallOf(method: ApexMethod, request: Request): boolean {
  if (!request.url().includes("/apex/execute?")) return false;
  const isAddressed = new URL(request.url()).searchParams.get("method") === method;
  return isAddressed || (request.method() === "POST" && request.postDataJSON()?.method === method);
}

/**
 * Disturbs every call of one Apex method.
 *
 * @returns ends it: from then on the calls reach the org
 */
export async function disturb(page: Page, method: ApexMethod, happen: Disturbance): Promise<() => Promise<void>> {
  const onCall = (route: Route, request: Request): Promise<void> =>
    isCallOf(method, request) ? happen(route) : route.fallback();
  await page.route(apexCalls, onCall);
  return () => page.unroute(apexCalls, onCall);
}

/** Something that happens once and can be waited for. */
interface Moment {
  come(): void;
  hasCome: Promise<void>;
}

/** Makes a moment that has not come yet. */
export function moment(): Moment {
  let come = (): void => {};
  const hasCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, hasCome };
}

/**
 * Holds every call to an address.
 *
 * @returns lets the calls go
 */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  const release = moment();
  await page.route(address, (route) => release.hasCome.then(() => route.continue()));
  return release.come;
}

/** Keeps a list of the calls of one Apex method. */
export function watchCalls(page: Page, method: ApexMethod): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (isCallOf(method, request)) calls.push(request);
  });
  return calls;
}
