import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import Ajv from "ajv";
import { metadataOf } from "../metadata.ts";
import { problemIn } from "../source-tree.ts";

const require = createRequire(import.meta.url);

/** Checks sfdx-project.json, and that every class and component names the API version of the project. */
export function check({ root, source }) {
  const settings = JSON.parse(readFileSync(join(root, "sfdx-project.json"), "utf8"));
  const validate = new Ajv({ strict: false, allErrors: true, validateSchema: false, logger: false }).compile(
    require("@salesforce/schemas/sfdx-project.schema.json"),
  );
  validate(settings);
  const { sourceApiVersion } = settings;
  const others = [".cls-meta.xml", ".js-meta.xml", ".trigger-meta.xml"]
    .flatMap((suffix) => metadataOf(source, suffix))
    .filter(({ content }) => content.text("apiVersion") !== sourceApiVersion)
    .map(({ path, content }) =>
      problemIn(
        path,
        `apiVersion is ${content.text("apiVersion")}, but the project's is ${sourceApiVersion}; change it.`,
      ),
    );
  return [
    ...(validate.errors ?? []).map(({ instancePath, message }) => `sfdx-project.json: ${instancePath} ${message}`),
    ...others,
  ];
}
