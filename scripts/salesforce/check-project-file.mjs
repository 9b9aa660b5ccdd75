import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import Ajv from "ajv";

const require = createRequire(import.meta.url);

/**
 * Checks sfdx-project.json, and that every class and component asks for the API version it names.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {string[]} problems
 */
export function check(project) {
  const file = join(project.root, "sfdx-project.json");
  const settings = JSON.parse(readFileSync(file, "utf8"));
  const validate = new Ajv({ strict: false, allErrors: true, validateSchema: false, logger: false }).compile(
    require("@salesforce/schemas/sfdx-project.schema.json"),
  );
  validate(settings);
  const faults = (validate.errors ?? []).map(({ instancePath, message }) =>
    project.problem(file, `${instancePath} ${message}`),
  );
  const { sourceApiVersion } = settings;
  const others = [...project.metadataOf(".cls-meta.xml"), ...project.metadataOf(".js-meta.xml")]
    .filter(({ content }) => content.apiVersion !== sourceApiVersion)
    .map(({ file: metadata, content }) =>
      project.problem(metadata, `apiVersion is ${content.apiVersion}, not ${sourceApiVersion}.`),
    );
  return [...faults, ...others];
}
