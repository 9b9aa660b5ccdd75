// The file that the Metadata API has per object, and what an org does with it.
import { partKinds } from "../components/kinds.ts";
import { contentOf, elementsOf, elementText } from "../components/xml.ts";

type Files = Record<string, string>;

const elements = Object.values(partKinds).map(({ element }) => element);

const objectFile = (content: string): string => `<CustomObject>\n${content}\n</CustomObject>`;

/** Joins the files of the source that belong to one object. */
export function composeObjects(source: Files): Files {
  const objects: Files = {};
  for (const [path, xml] of Object.entries(source)) {
    const [, object = "", element] = /^objects\/(\w+)\/(?:(\w+)\/)?/.exec(path) ?? [];
    if (object === "") continue;
    const content = contentOf(xml);
    const part = element === undefined ? content : `<${element}>\n${content}\n</${element}>`;
    objects[object] = `${objects[object] ?? ""}\n${part}`;
  }
  return Object.fromEntries(
    Object.entries(objects).map(([object, content]) => [`objects/${object}.object`, objectFile(content)]),
  );
}

const namesIn = (xml: string, element: string): Map<string, string> =>
  new Map(elementsOf(xml, element).map((part) => [elementText(part, "fullName"), part]));

/** Values that a deployment leaves out are inactive afterwards. */
function deactivate(before: string, after: string): string {
  const left = Array.from(namesIn(before, "value")).filter(([name]) => !namesIn(after, "value").has(name));
  const inactive = left.map(([, value]) =>
    value.includes("<isActive>") ? value : value.replace("</value>", "<isActive>false</isActive></value>"),
  );
  return after.replace("</valueSetDefinition>", `${inactive.join("\n")}</valueSetDefinition>`);
}

/** Deploys the file of an object: parts that it does not contain stay. */
export function deployObject(before: string, deployed: string): string {
  const parts = elements.flatMap((element) => {
    const [old, fresh] = [namesIn(before, element), namesIn(deployed, element)];
    const changed = Array.from(fresh, ([name, part]) => deactivate(old.get(name) ?? "", part));
    return [...Array.from(old).flatMap(([name, part]) => (fresh.has(name) ? [] : [part])), ...changed];
  });
  return objectFile(parts.join("\n"));
}

const escaped = (xml: string): string =>
  xml.replaceAll(
    /(<(?:fullName|label)>)([^<]*)/g,
    (_all, tag: string, text: string) => tag + text.replaceAll("'", "&apos;"),
  );

/** A record type encodes the names of its values. */
const encoded = (xml: string): string =>
  elementsOf(xml, "values").reduce((text, value) => {
    const name = elementText(value, "fullName");
    const plain = name.includes("%20") ? decodeURIComponent(name) : name;
    return text.replace(
      value,
      value.replace(/<fullName>.*<\/fullName>/, `<fullName>${encodeURIComponent(plain)}</fullName>`),
    );
  }, xml);

/** A part as an org writes it. */
const asOrgWrites = (element: string, part: string): string =>
  element === "recordTypes" ? encoded(part) : escaped(part);

/** The parts of an object that are retrieved by name, such as `ListView:Contact_Request__c.Vandaag`. */
export function retrieveParts(xml: string, object: string, names: readonly string[]): string {
  const parts = Object.values(partKinds).flatMap(({ type, element }) =>
    Array.from(namesIn(xml, element)).flatMap(([name, part]) =>
      names.includes(`${type}:${object}.${name}`) ? [asOrgWrites(element, part)] : [],
    ),
  );
  return objectFile(parts.join("\n"));
}
