// The components that people change, as the project or the org has them.
import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { siteNames } from "@travel-design/site/metadata";
import { createdSite, type DeploymentKind } from "../site-names.ts";
import { fileKinds, isOfSite, partKinds, type FileKind, type PartKind } from "./kinds.ts";
import { contentOf, elementsOf, elementText, withoutElements } from "./xml.ts";

/** The site's content in a folder of metadata, source or converted. */
export const contentFolder = join("digitalExperiences", "site", siteNames.bundle);

/** Hashes of components by type and name: `Layout/Quotation__c-Offerte Layout`, `sfdc_cms__view/home`. */
export type Items = Readonly<Record<string, string>>;

/** A list view, record type or field of an object. */
export interface Part {
  kind: PartKind;
  /** Object and name: `Quotation__c.Status__c`. */
  name: string;
  xml: string;
}

/** The source has a file per part of an object, the Metadata API one per object. */
export type Format = "source" | "metadata";

const sourceEnding = "-meta.xml";

const find = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The parts of objects in a folder of metadata. */
export function readParts(root: string, format: Format): Part[] {
  return Object.values(partKinds).flatMap((kind) => {
    if (format === "source")
      return find(root, `objects/*/${kind.element}/*${kind.ending}${sourceEnding}`).map((path) => ({
        kind,
        name: `${basename(dirname(dirname(path)))}.${basename(path, kind.ending + sourceEnding)}`,
        xml: readFileSync(join(root, path), "utf8"),
      }));
    return find(root, "objects/*.object").flatMap((path) =>
      elementsOf(readFileSync(join(root, path), "utf8"), kind.element)
        .map((xml) => ({ kind, name: `${basename(path, ".object")}.${elementText(xml, "fullName")}`, xml }))
        .filter(({ name }) => !name.endsWith(".")),
    );
  });
}

/** A record type encodes the names of its values; a name that is not encoded may contain a percent sign. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The values of a picklist, `value`, or of a picklist in a record type, `values`, as elements by name. */
export const valuesOf = (xml: string, element: "value" | "values"): ReadonlyMap<string, string> =>
  new Map(
    elementsOf(xml, element).map((value) => {
      const name = elementText(value, "fullName");
      return [element === "values" ? decoded(name) : name, value];
    }),
  );

/** The picklists of a record type, as elements by name. */
export const picklistsOf = (recordType: string): ReadonlyMap<string, string> =>
  new Map(elementsOf(recordType, "picklistValues").map((element) => [elementText(element, "picklist"), element]));

/** An inactive value that is listed is the same as one that is not: Salesforce returns both. */
export const isActive = (value: string): boolean => elementText(value, "isActive") !== "false";

/** What a value means, regardless of how it is written. */
const meaningOf = (value: string): string =>
  ["label", "default", "color", "description"].map((name) => elementText(value, name)).join("\n");

const itemsOfValues = (type: string, owner: string, values: ReadonlyMap<string, string>): [string, string][] =>
  Array.from(values)
    .filter(([, value]) => isActive(value))
    .map(([name, value]) => [`${type}/${owner}.${name}`, hashOf(meaningOf(value))]);

function itemsOfPart({ kind, name, xml }: Part): [string, string][] {
  const own: [string, string] = [
    `${kind.type}/${name}`,
    hashOf(contentOf(withoutElements(xml, kind === partKinds.CustomField ? ["value"] : ["picklistValues"]))),
  ];
  if (kind === partKinds.CustomField) return [own, ...itemsOfValues("PicklistValue", name, valuesOf(xml, "value"))];
  const values = Array.from(picklistsOf(xml)).flatMap(([picklist, element]) =>
    itemsOfValues("RecordTypeValue", `${name}.${picklist}`, valuesOf(element, "values")),
  );
  return [own, ...values];
}

const itemsOfFiles = (root: string, kind: FileKind, format: Format, as: DeploymentKind): [string, string][] => {
  const ending = kind.ending + (format === "source" ? sourceEnding : "");
  return find(root, `${kind.folder}/**/*${ending}`).flatMap((path) => {
    const name = path.slice(kind.folder.length + 1, -ending.length);
    // The React app's site is generated from the settings of the LWR site.
    const owner = createdSite({ as: format === "source" && as === "react-app" ? "lwr-site" : as });
    if (!isOfSite(owner, kind, name)) return [];
    const xml = withoutElements(readFileSync(join(root, path), "utf8"), kind.ownElements ?? []);
    return [[`${kind.type}/${nameIn(kind, name, as)}`, hashOf(contentOf(xml))]];
  });
};

/** The name that a component of the source has in the org. */
function nameIn({ type }: FileKind, name: string, as: DeploymentKind): string {
  const names = createdSite({ as });
  if (type === "Network") return names?.label ?? name;
  return type === "CustomSite" ? (names?.site ?? name) : name;
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The content of a file regardless of the order of its keys and of its spaces. */
function canonical(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), sortedKeys);
  } catch {
    return text.replaceAll("\r\n", "\n");
  }
}

function hashOfFolder(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const files = names.toSorted().filter((name) => statSync(join(folder, name)).isFile());
  return hashOf(files.map((name) => `${name}\n${canonical(readFileSync(join(folder, name), "utf8"))}\n`).join(""));
}

/** Pages, routes and styles. Only an LWR site has some that people change in the org. */
const itemsOfSite = (root: string, as: DeploymentKind): [string, string][] =>
  as === "lwr-site"
    ? find(join(root, contentFolder), "sfdc_cms__*/*").map((item) => [
        item,
        hashOfFolder(join(root, contentFolder, item)),
      ])
    : [];

/** Reads the components in a folder of metadata. */
export const readItems = (root: string, format: Format, as: DeploymentKind): Items =>
  Object.fromEntries([
    ...itemsOfSite(root, as),
    ...fileKinds.flatMap((kind) => itemsOfFiles(root, kind, format, as)),
    ...readParts(root, format).flatMap(itemsOfPart),
  ]);
