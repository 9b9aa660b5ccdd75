import { basename } from "node:path";
import Ajv from "ajv";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { problemIn } from "../source-tree.ts";
import { metadataSchema } from "./metadata-schema.mjs";

const namespace = 'xmlns="http://soap.sforce.com/2006/04/metadata"';
const parser = new XMLParser({ ignoreAttributes: true, ignoreDeclaration: true, parseTagValue: false });

/** Checks every metadata file for well-formed XML, known elements and values, and its own name. */
export function check({ source }) {
  const schema = metadataSchema();
  const ajv = new Ajv({ coerceTypes: true, allErrors: true, strict: false, validateFormats: false }).addSchema(
    schema,
    "metadata",
  );
  const files = source.paths.filter((path) => path.endsWith("-meta.xml"));
  const malformed = files.flatMap((path) => checkXml(path, source.read(path)));
  if (malformed.length > 0) return malformed;
  const problems = files.flatMap((path) => {
    const [[type, content]] = Object.entries(parser.parse(source.read(path)));
    const validate = schema.definitions[type] && ajv.getSchema(`metadata#/definitions/${type}`);
    if (!validate) return [problemIn(path, `${type} is not a metadata type.`)];
    validate(asLists(content || {}, schema.definitions[type], schema.definitions));
    return [...(validate.errors ?? []).map((error) => problemIn(path, sentence(error))), ...checkName(path, content)];
  });
  return [...problems, ...checkCompanions(source)];
}

function checkXml(path, text) {
  const result = XMLValidator.validate(text);
  if (result !== true) return [problemIn(path, `${result.err.msg} (line ${result.err.line})`)];
  return text.includes(namespace) ? [] : [problemIn(path, `the root element lacks ${namespace}; add it.`)];
}

function checkName(path, { fullName }) {
  const name = basename(path).replace(/\.[^.]+-meta\.xml$/, "");
  return !fullName || fullName === name
    ? []
    : [problemIn(path, `fullName is ${fullName}, but the file's name is ${name}; make them equal.`)];
}

/** A deployment leaves out a class or component without its metadata file, without a message. */
function checkCompanions(source) {
  const classes = source.paths
    .filter((path) => /\.(cls|trigger)$/.test(path))
    .map((path) => [path, `${path}-meta.xml`]);
  const components = source.paths
    .filter((path) => /^lwc\/([^/]+)\/\1\.[jt]s$/.test(path))
    .map((path) => [path, path.replace(/\.[jt]s$/, ".js-meta.xml")]);
  return [...classes, ...components]
    .filter(([, companion]) => !source.has(companion))
    .map(([path, companion]) =>
      problemIn(path, `${basename(companion)} is missing, so a deployment leaves this out; add it.`),
    );
}

/** In XML a list of one looks like a single element, so the schema decides. */
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
