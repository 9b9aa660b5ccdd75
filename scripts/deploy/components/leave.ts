// Leaves components to the org: what people changed there is not deployed, or is deployed as it is there.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, isActive, picklistsOf, readParts, valuesOf, type Part } from "./items.ts";
import { fileKinds, partKinds } from "./kinds.ts";
import { elementsOf, withoutEach, withoutMember } from "./xml.ts";

/** Changes the text of a file. */
export function editFile(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

/** Removes a component from what is deployed. */
export function leaveOut(metadata: string, type: string, member: string, files: readonly string[]): void {
  for (const file of files) rmSync(join(metadata, file), { force: true });
  editFile(join(metadata, "package.xml"), (xml) => withoutMember(xml, type, member));
}

/** Replaces a page, route or style by that of the org: a site is deployed as a whole. */
function keepContent(metadata: string, org: string, item: string): void {
  const target = join(metadata, contentFolder, item);
  const source = join(org, contentFolder, item);
  rmSync(target, { recursive: true, force: true });
  if (existsSync(source)) cpSync(source, target, { recursive: true });
}

/**
 * Merges the values of both sides in the order of the org. A kept value is that of the org, any other that of the project. A new
 * value of the project comes after the value that precedes it there.
 */
function mergeValues(
  ours: ReadonlyMap<string, string>,
  theirs: ReadonlyMap<string, string>,
  isKept: (name: string) => boolean,
): ReadonlyMap<string, string> {
  const names = [...theirs.keys()];
  [...ours.keys()].forEach((name, index, all) => {
    if (!names.includes(name)) names.splice(names.indexOf(all[index - 1] ?? "") + 1, 0, name);
  });
  const chosen = names.map((name) => [name, (isKept(name) ? theirs : ours).get(name)] as const);
  return new Map(chosen.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Replaces the elements with this name, where the first of them is. */
function withValues(xml: string, name: string, values: ReadonlyMap<string, string>): string {
  const [first, ...rest] = elementsOf(xml, name);
  const merged = [...values.values()].join("\n");
  if (first === undefined || merged === [first, ...rest].join("\n")) return xml;
  // A function, because a value may contain `$`.
  return withoutEach(xml, rest).replace(first, () => merged);
}

/** What decides about the parts of the objects of a deployment. */
interface PartChoice {
  /** Parts of the org by type and name. */
  org: ReadonlyMap<string, string>;
  isKept: (item: string) => boolean;
  /** Values that a picklist has after the deployment, by field. */
  picklists: Map<string, ReadonlySet<string>>;
}

/** A field that people deleted is deployed again, because the classes need it. */
function mergeField({ name, xml }: Part, { org, isKept, picklists }: PartChoice): string {
  const theirs = org.get(`CustomField/${name}`) ?? "";
  const values = mergeValues(valuesOf(xml, "value"), valuesOf(theirs, "value"), (value) =>
    isKept(`PicklistValue/${name}.${value}`),
  );
  const active = Array.from(values).filter(([, value]) => isActive(value));
  if (values.size > 0) picklists.set(name, new Set(active.map(([value]) => value)));
  return withValues(isKept(`CustomField/${name}`) && theirs !== "" ? theirs : xml, "value", values);
}

function mergeRecordType({ name, xml }: Part, { org, isKept, picklists }: PartChoice): string {
  const theirs = org.get(`RecordType/${name}`) ?? "";
  if (theirs === "" && isKept(`RecordType/${name}`)) return "";
  const [ourLists, theirLists] = [picklistsOf(xml), picklistsOf(theirs)];
  const object = name.slice(0, name.indexOf("."));
  const lists = [...new Set([...ourLists.keys(), ...theirLists.keys()])].map((picklist) => {
    const element = ourLists.get(picklist);
    // A picklist that only the org has.
    if (element === undefined) return theirLists.get(picklist) ?? "";
    const values = mergeValues(
      valuesOf(element, "values"),
      valuesOf(theirLists.get(picklist) ?? "", "values"),
      (value) => isKept(`RecordTypeValue/${name}.${picklist}.${value}`),
    );
    const allowed = picklists.get(`${object}.${picklist}`);
    // A record type that names a value that its picklist does not have is rejected.
    return withValues(element, "values", new Map([...values].filter(([value]) => allowed?.has(value) ?? true)));
  });
  const base = isKept(`RecordType/${name}`) ? theirs : xml;
  const present = elementsOf(base, "picklistValues");
  if (present.join("\n") === lists.join("\n")) return base;
  const end = "</recordTypes>";
  return withoutEach(base, present).replace(end, () => `${lists.join("\n")}\n${end}`);
}

function mergePart(part: Part, choice: PartChoice): string {
  if (part.kind === partKinds.CustomField) return mergeField(part, choice);
  if (part.kind === partKinds.RecordType) return mergeRecordType(part, choice);
  return choice.isKept(`${part.kind.type}/${part.name}`) ? "" : part.xml;
}

/** Merges the parts of every object. Fields come first, because record types name their values. */
function mergeObjects(metadata: string, org: string, isKept: PartChoice["isKept"]): void {
  const theirs = new Map(readParts(org, "metadata").map(({ kind, name, xml }) => [`${kind.type}/${name}`, xml]));
  const choice: PartChoice = { org: theirs, isKept, picklists: new Map() };
  const parts = readParts(metadata, "metadata");
  const fields = parts.filter(({ kind }) => kind === partKinds.CustomField);
  const others = parts.filter(({ kind }) => kind !== partKinds.CustomField);
  for (const part of [...fields, ...others]) {
    const merged = mergePart(part, choice);
    if (merged === part.xml) continue;
    const file = join(metadata, "objects", `${part.name.slice(0, part.name.indexOf("."))}.object`);
    editFile(file, (xml) => (merged === "" ? withoutEach(xml, [part.xml]) : xml.replace(part.xml, () => merged)));
    if (merged === "") editFile(join(metadata, "package.xml"), (xml) => withoutMember(xml, part.kind.type, part.name));
  }
}

/**
 * Writes into what is deployed that these components stay as they are in the org.
 *
 * @param metadata folder of the converted source
 * @param org folder of the metadata of the org
 */
export function leaveToOrg(metadata: string, org: string, kept: readonly string[]): void {
  for (const item of kept) {
    const [type, name] = [item.slice(0, item.indexOf("/")), item.slice(item.indexOf("/") + 1)];
    const kind = fileKinds.find((one) => one.type === type);
    const file = kind ? `${kind.folder}/${name}${kind.ending}` : "";
    // A deployment writes values of the org into the settings of its site, so these are deployed as the org has them.
    if (kind?.ownElements && existsSync(join(org, file))) cpSync(join(org, file), join(metadata, file));
    else if (kind && !kind.ownElements) leaveOut(metadata, type, name, [file]);
    else if (type.startsWith("sfdc_cms__")) keepContent(metadata, org, item);
  }
  mergeObjects(metadata, org, (item) => kept.includes(item));
}
