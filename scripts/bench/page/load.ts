// How a page loads, as Lighthouse sees it.
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import lighthouse, { desktopConfig, type Result } from "lighthouse";

/** Kinds of screen and network that Lighthouse measures for. */
export type Screen = "mobile" | "desktop";

/** What Lighthouse said of one load. */
export interface Load {
  /** From 0 to 100, by category. */
  scores: Readonly<Record<string, number>>;
  /** Milliseconds to the largest paint. */
  lcp: number;
  /** Milliseconds that the main thread did not listen. */
  tbt: number;
  cls: number;
  /** Bytes of script as they came over the network, compressed. */
  scriptBytes: number;
  /** Names of the checks that were not passed. */
  failedChecks: readonly string[];
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

const numberOf = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);

function scriptsOf(details: unknown): string[] {
  const items: unknown = Reflect.get(Object(details), "items");
  const rows = Array.isArray(items) ? items : [];
  const scripts = rows.filter((row) => Reflect.get(Object(row), "resourceType") === "Script");
  return scripts.map((row) => String(Reflect.get(Object(row), "url")));
}

/** Bytes of a compressed body: Lighthouse counts the headers too. */
async function weigh(url: string): Promise<number> {
  const request = get(url, { headers: { "accept-encoding": "gzip" } });
  const [response]: IncomingMessage[] = await once(request, "response");
  let bytes = 0;
  for await (const part of response ?? []) bytes += part.length;
  return bytes;
}

async function weighAll(urls: readonly string[]): Promise<number> {
  const weights = await Promise.all(urls.map(weigh));
  return weights.reduce((sum, bytes) => sum + bytes, 0);
}

/** How often a page is loaded again when the browser recorded nothing, which happens to Lighthouse now and then. */
const retries = 2;

/**
 * Lets Lighthouse load a page.
 *
 * @throws Error when it could not measure the page, also not when it tried again
 */
async function runLighthouse(url: string, port: number, screen: Screen, retriesLeft = retries): Promise<Result> {
  const flags = { port, onlyCategories: categories, logLevel: "error" } as const;
  const result = await lighthouse(url, flags, screen === "desktop" ? desktopConfig : undefined);
  const reason = result ? result.lhr.runtimeError?.message : "there is no result";
  if (result && !reason) return result.lhr;
  if (retriesLeft > 0) return runLighthouse(url, port, screen, retriesLeft - 1);
  throw new Error(`Lighthouse could not measure ${url} for ${screen}: ${reason}`);
}

/**
 * Loads a page once.
 *
 * @param port the browser's own port for tools
 * @throws Error when Lighthouse could not measure the page
 */
export async function measureLoad(url: string, port: number, screen: Screen): Promise<Load> {
  const lhr = await runLighthouse(url, port, screen);
  const value = (audit: string): number => numberOf(lhr.audits[audit]?.numericValue);
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    scores: Object.fromEntries(Object.entries(lhr.categories).map(([id, { score }]) => [id, 100 * numberOf(score)])),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scriptBytes: await weighAll(scriptsOf(lhr.audits["network-requests"]?.details)),
    failedChecks: weighed.flatMap(({ id }) => ((lhr.audits[id]?.score ?? 1) < 0.9 ? [id] : [])),
  };
}
