// Files of a new page. All names that have to agree are made here, from the title and the address.
import { randomUUID } from "node:crypto";
import { pageRoot, seoAssistant } from "@travel-design/blocks/internal";
import { component, region, templates, type PageDetails } from "./page-templates.ts";

/** Names of a page, derived from its address. */
interface PageNames {
  view: string;
  route: string;
  /** Type that the route and the view have in common. */
  type: string;
  urlName: string;
}

/** Names of a new page. @example namesOf("bestemmingen/peru").view // "bestemmingen_peru" */
export function namesOf(address: string): PageNames {
  const urlName = address.replaceAll("/", "-");
  const view = urlName.replaceAll("-", "_");
  return { view, route: `${view}__c`, type: `custom-${urlName}`, urlName };
}

/** Why an address cannot become that of a page. */
export type AddressProblem = "characters" | "start" | "length" | "reserved" | "device";

const addressPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Longest name of an item in an org, and so the longest address, in characters. */
const maxNameLength = 80;

/** First parts of addresses that are the platform's own, and those of the local org. */
const reserved: ReadonlySet<string> = new Set([
  ..."apex aura cms lightning secur services servlet setup sf sfc sfsites static webruntime".split(" "),
  ..."assets org".split(" "),
]);

/** Whether Windows has the name for a device: nobody could check out a folder or a file with such a name there. */
export const isDeviceName = (name: string): boolean => /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(name);

/** Whether an address can become that of a page. @param address without slashes around it */
export function addressProblem(address: string): AddressProblem | undefined {
  if (!addressPattern.test(address)) return "characters";
  if (/^\d/.test(address)) return "start";
  if (address.length > maxNameLength) return "length";
  if (reserved.has(address.split("/")[0] ?? "")) return "reserved";
  return isDeviceName(address) ? "device" : undefined;
}

/** Content of a page's route. */
export const routeContent = ({ title, address }: PageDetails): object => {
  const { view, type, urlName } = namesOf(address);
  return {
    type: "sfdc_cms__route",
    title,
    contentBody: {
      activeViewId: view,
      configurationTags: [],
      pageAccess: "UseParent",
      routeType: type,
      urlPrefix: address,
    },
    urlName,
  };
};

/** Names of the templates. */
export type TemplateName = keyof typeof templates;

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name);

/** Content of a new page. */
export function viewContent(template: TemplateName, details: PageDetails): object {
  const { type, urlName } = namesOf(details.address);
  const { title: pageTitle, description } = details;
  const seo = { ...seoAssistant.attributes, description, pageTitle };
  const root = component(pageRoot.definition, {}, [
    region("content", "Content", templates[template](details)),
    region("sfdcHiddenRegion", "sfdcHiddenRegion", [component(seoAssistant.definition, seo)]),
  ]);
  const { attributes: _none, ...layout }: Record<string, unknown> = { ...root };
  return {
    type: "sfdc_cms__view",
    title: pageTitle,
    contentBody: { component: layout, dataProviders: [], themeLayoutType: "Inner", viewType: type },
    urlName,
  };
}

const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/**
 * The four files of a page, by path in the folder of the site.
 *
 * @param view content of the page
 */
export function pageFiles(details: PageDetails, view: object): Readonly<Record<string, string>> {
  const names = namesOf(details.address);
  const item = (type: "view" | "route", apiName: string, content: object): Record<string, string> => ({
    [`sfdc_cms__${type}/${apiName}/content.json`]: json(content),
    [`sfdc_cms__${type}/${apiName}/_meta.json`]: json({ apiName, type: `sfdc_cms__${type}`, path: `${type}s` }),
  });
  return { ...item("view", names.view, view), ...item("route", names.route, routeContent(details)) };
}

/**
 * A copy of a page's text in which every id is new. The same id in two places stays the same id.
 *
 * @param newIdFor the id that replaces one
 */
export function withNewIds(text: string, newIdFor: (id: string) => string = () => randomUUID()): string {
  const ids = new Map<string, string>();
  return text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    const made = ids.get(id) ?? newIdFor(id);
    ids.set(id, made);
    return made;
  });
}
