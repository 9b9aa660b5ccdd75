import { metadataOf } from "../metadata.ts";
import type { Rule } from "../rule.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";

/** A mention of a static resource, or of a file in one. */
interface Reference {
  path: string;
  /** `travelMedia` or `travelMedia/logo.svg`. */
  address: string;
}

/** If a static resource is missing, pages and components show nothing in its place and report no error. */
export const resources: Rule = {
  title: "Static resources exist, and only those that visitors need are public",
  check(source) {
    const references = findReferences(source);
    return [
      ...references
        .filter(({ address }) => !hasResource(source, address))
        .map(({ path, address }) =>
          problemIn(
            path,
            `the static resource ${address} does not exist; add it to staticresources, or correct the name.`,
          ),
        ),
      ...checkDescriptions(source),
      ...checkCacheControl(source, new Set(references.map(({ address }) => nameOf(address)))),
    ];
  },
};

const forms = [/\/sfsites\/c\/resource\/([\w./@-]+)/g, /@salesforce\/resourceUrl\/(\w+)/g, /\$Resource\.(\w+)/g];

const comments = /\/\*[^]*?\*\//g;

/** References of what visitors load. Apex reads resources too, but from the org. */
function findReferences(source: SourceTree): Reference[] {
  const files = source.paths.filter((path) => /^digitalExperiences\/.*\.json$|^lwc\/.*\.(?:js|html)$/.test(path));
  return files.flatMap((path) => {
    const text = path.endsWith(".js") ? source.read(path).replaceAll(comments, "") : source.read(path);
    const addresses = forms.flatMap((form) => Array.from(text.matchAll(form), ([, address = ""]) => address));
    return [...new Set(addresses)].map((address) => ({ path, address }));
  });
}

const nameOf = (address: string): string => address.split("/")[0] ?? "";

/** A resource of a single file has an address without an ending, and only its description shows that it exists. */
const hasResource = (source: SourceTree, address: string): boolean =>
  source.has(address.includes("/") ? `staticresources/${address}` : `staticresources/${address}.resource-meta.xml`);

/** One with a number has pictures that did not fit into the one without, so a page may use it at any time. */
const isUsed = (name: string, used: ReadonlySet<string>): boolean =>
  used.has(name) || used.has(/^(travelPictures|travelMedia)\d+$/.exec(name)?.[1] ?? "");

/** Salesforce rejects a deployment with a file that no description belongs to. */
const checkDescriptions = (source: SourceTree): string[] =>
  source.paths.flatMap((path) => {
    const [, name] = /^staticresources\/(\w+)/.exec(path) ?? [];
    const isDescribed = name === undefined || source.has(`staticresources/${name}.resource-meta.xml`);
    return isDescribed
      ? []
      : [problemIn(path, `the static resource has no description; delete the file, or add ${name}.resource-meta.xml.`)];
  });

const checkCacheControl = (source: SourceTree, used: ReadonlySet<string>): string[] =>
  metadataOf(source, ".resource-meta.xml")
    .filter(({ name, content }) => content.text("cacheControl") === "Public" && !isUsed(name, used))
    .map(({ path, name }) =>
      problemIn(
        path,
        `no page or component uses ${name}, but anyone can load a public resource; set cacheControl to Private.`,
      ),
    );
