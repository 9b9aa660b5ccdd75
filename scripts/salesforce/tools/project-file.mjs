import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import Ajv from "ajv";
import { metadataOf } from "../metadata.ts";
import { problemIn } from "../source-tree.ts";

const require = createRequire(import.meta.url);

/** Not every project creates scratch orgs. */
const scratchOrgs = "config/project-scratch-def.json";

/** What a JSON file has that the schema of Salesforce does not allow. */
function problemsOf(root, file, schema) {
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, logger: false });
  const validate = ajv.compile(require(`@salesforce/schemas/${schema}.schema.json`));
  validate(JSON.parse(readFileSync(join(root, file), "utf8")));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${file}: ${instancePath} ${message}`);
}

/** Checks sfdx-project.json and the definition of scratch orgs, and that every class and component names the API version of the project. */
export function check({ root, source }) {
  const settings = JSON.parse(readFileSync(join(root, "sfdx-project.json"), "utf8"));
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
    ...problemsOf(root, "sfdx-project.json", "sfdx-project"),
    ...(existsSync(join(root, scratchOrgs)) ? problemsOf(root, scratchOrgs, "project-scratch-def") : []),
    ...others,
  ];
}
