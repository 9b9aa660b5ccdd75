#!/usr/bin/env node
// Writes the types of an org: travel-design-types --force-app force-app --out src/org.ts. With --check it only compares.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";

const entities = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
/** The contents of elements, without comments. */
const elements = (xml, name) =>
  [...xml.replace(/<!--.*?-->/gs, "").matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, text]) => text);
const texts = (xml, name) =>
  elements(xml, name).map((text) => text.replace(/&(\w+);/g, (all, of) => entities[of] ?? all));

const systemTexts = ["Id", "CreatedById", "CreatedDate", "LastModifiedById", "LastModifiedDate", "SystemModstamp"];

/** What each object has without declaring it. */
const system = () => ({
  fields: { Name: "string", OwnerId: "string", RecordTypeId: "string | null" },
  readOnly: {
    IsDeleted: "boolean",
    ...Object.fromEntries(systemTexts.map((name) => [name, "string"])),
  },
  parents: { CreatedBy: '"User"', LastModifiedBy: '"User"', Owner: '"User"', RecordType: '"RecordType"' },
  recordTypes: [],
});

const numbers = ["Currency", "Number", "Percent", "Summary"];
const union = (names) => names.map((name) => JSON.stringify(name)).join(" | ");

/** A record may contain an inactive value, so these are included. An unrestricted picklist accepts any text. */
function picklist(xml, valueSets) {
  const [set] = texts(xml, "valueSetName");
  const definition = set ? (valueSets.get(set) ?? "") : (elements(xml, "valueSetDefinition")[0] ?? "");
  const names = texts(definition, "fullName");
  if (names.length === 0) return "string | null";
  const isRestricted = set !== undefined || texts(xml, "restricted")[0] === "true";
  return `${union(names)} | ${isRestricted ? "" : "(string & {}) | "}null`;
}

/** The type of a field's value. The source of a standard field contains no type. */
function valueType(type, xml, valueSets) {
  if (type === undefined) return "string | number | boolean | null";
  if (type === "Checkbox") return "boolean";
  if (type === "Picklist") return picklist(xml, valueSets);
  return numbers.includes(type) ? "number | null" : "string | null";
}

function addField({ fields, readOnly, parents }, name, xml, valueSets) {
  const [type] = texts(xml, "type");
  const [parent] = texts(xml, "referenceTo");
  const isReadOnly = type === "AutoNumber" || type === "Summary" || texts(xml, "formula").length > 0;
  if (parent) parents[name.replace(/__c$/, "__r").replace(/Id$/, "")] = JSON.stringify(parent);
  if (type === "MasterDetail") {
    // Its parent's owner owns it.
    delete fields.OwnerId;
    delete parents.Owner;
  }
  if (type === "Location") {
    for (const part of ["Latitude", "Longitude"]) fields[name.replace(/c$/, `${part}__s`)] = "number | null";
  } else (isReadOnly ? readOnly : fields)[name] = valueType(type, xml, valueSets);
}

const metadata = /(?:^|\/)objects\/(\w+)\/(?:\w+\/)?(\w+)\.(object|field|recordType)-meta\.xml$/;

/** The objects of all packages in the folder. A platform event is not a record, so it is not an object here. */
function readObjects(folder) {
  const read = (file) => readFileSync(join(folder, file), "utf8");
  const files = readdirSync(folder, { recursive: true }).map((file) => file.replaceAll("\\", "/"));
  const sets = files.filter((file) => file.endsWith(".globalValueSet-meta.xml"));
  const valueSets = new Map(sets.map((file) => [basename(file, ".globalValueSet-meta.xml"), read(file)]));
  const objects = {};
  for (const file of files.toSorted()) {
    const [, object, name, kind] = metadata.exec(file) ?? [];
    if (!object || object.endsWith("__e")) continue;
    objects[object] ??= system();
    const { fields, readOnly, recordTypes } = objects[object];
    if (kind === "recordType") recordTypes.push(name);
    else if (kind === "field") addField(objects[object], name, read(file), valueSets);
    else if (texts(elements(read(file), "nameField")[0] ?? "", "type")[0] === "AutoNumber") {
      readOnly.Name = fields.Name;
      delete fields.Name;
    }
  }
  return objects;
}

const block = (name, lines) => [`${name}: {`, ...lines.map((line) => `  ${line}`), "};"];
const members = (types) =>
  Object.keys(types)
    .toSorted()
    .map((name) => `${name}: ${types[name]};`);

const objectLines = ([object, { recordTypes, ...maps }]) =>
  block(object, [
    ...Object.entries(maps).flatMap(([name, types]) => block(name, members(types))),
    `recordTypes: ${union(recordTypes) || "never"};`,
  ]);

/** @throws Error if a parameter or a folder is missing, or if the file differs and may not be written */
function run({ "force-app": folder, out, check }) {
  if (!folder || !out) throw new Error("Usage: travel-design-types --force-app FOLDER --out FILE [--check]");
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const objects = Object.entries(readObjects(folder));
  if (objects.length === 0) throw new Error(`${folder} contains no objects.`);
  const lines = block("objects", objects.flatMap(objectLines)).map((line) => `  ${line}\n`);
  const comment = "// Written by travel-design-types from the source of the org: do not edit it.\n// prettier-ignore\n";
  const text = `${comment}export interface Org {\n${lines.join("")}}\n`;
  if (existsSync(out) && readFileSync(out, "utf8").replaceAll("\r", "") === text) return;
  if (check) throw new Error(`${out} differs from the objects in ${folder}. Run the command without --check.`);
  writeFileSync(out, text);
}

try {
  const text = { type: "string" };
  run(parseArgs({ options: { "force-app": text, out: text, check: { type: "boolean" } } }).values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
