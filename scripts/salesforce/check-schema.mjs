import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import Ajv from "ajv";
import { XMLValidator } from "fast-xml-parser";
import { metadataSchema } from "./schema.mjs";

const namespace = 'xmlns="http://soap.sforce.com/2006/04/metadata"';

/**
 * Checks every metadata file for well-formed XML, known elements and values, and its own name.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {string[]} problems
 */
export function check(project) {
  const schema = metadataSchema();
  const ajv = new Ajv({ coerceTypes: true, allErrors: true, strict: false }).addSchema(schema, "metadata");
  const malformed = project.filesOf("-meta.xml").flatMap((file) => checkXml(project, file));
  if (malformed.length > 0) return malformed;
  const faults = project.metadataOf("-meta.xml").flatMap(({ file, type, content }) => {
    const validate = schema.definitions[type] && ajv.getSchema(`metadata#/definitions/${type}`);
    if (!validate) return [project.problem(file, `${type} is no metadata type.`)];
    validate(asLists(content || {}, schema.definitions[type], schema.definitions));
    return [
      ...(validate.errors ?? []).map((error) => project.problem(file, sentence(error))),
      ...checkName(project, file, content),
    ];
  });
  return [...faults, ...checkCompanions(project)];
}

function checkXml(project, file) {
  const text = readFileSync(file, "utf8");
  const result = XMLValidator.validate(text);
  if (result !== true) return [project.problem(file, `${result.err.msg} (line ${result.err.line})`)];
  return text.includes(namespace) ? [] : [project.problem(file, `the root element lacks ${namespace}.`)];
}

function checkName(project, file, { fullName }) {
  const name = basename(file).replace(/\.[^.]+-meta\.xml$/, "");
  return !fullName || fullName === name
    ? []
    : [project.problem(file, `fullName is ${fullName}, but the file's name says ${name}.`)];
}

/** A class or component without its metadata file is left out of a deployment without a word. */
function checkCompanions(project) {
  const classes = project.files
    .filter((file) => /\.(cls|trigger)$/.test(file))
    .map((file) => [file, `${file}-meta.xml`]);
  const components = project.files
    .filter((file) => /[\\/]lwc[\\/]([^\\/]+)[\\/]\1\.[jt]s$/.test(file))
    .map((file) => [file, file.replace(/\.[jt]s$/, ".js-meta.xml")]);
  return [...classes, ...components]
    .filter(([, companion]) => !existsSync(companion))
    .map(([file, companion]) => project.problem(file, `${basename(companion)} is missing beside it.`));
}

/** XML does not tell a list of one from a single element; the schema does. */
function asLists(value, schema, definitions) {
  const resolved = schema?.$ref ? definitions[schema.$ref.split("/").pop()] : schema;
  if (resolved?.type === "array") return [value].flat().map((item) => asLists(item, resolved.items, definitions));
  if (resolved?.type === "object" && value === "") return {};
  if (typeof value !== "object" || !resolved?.properties) return value;
  for (const key of Object.keys(value)) value[key] = asLists(value[key], resolved.properties[key], definitions);
  return value;
}

function sentence({ instancePath, message, params }) {
  const detail = params.additionalProperty ?? params.allowedValues?.join(", ") ?? "";
  return [instancePath || "the root element", message, detail].filter(Boolean).join(" ");
}
