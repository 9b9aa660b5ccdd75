import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createGenerator } from "ts-json-schema-generator";

const modules = resolve(import.meta.dirname, "../node_modules");
const types = join(modules, "@salesforce/types");

/** What the platform writes in a site's files, but its published types leave out. */
const unpublished = {
  DigitalExperienceConfig: {
    type: "object",
    properties: {
      fullName: { type: "string" },
      label: { type: "string" },
      site: { type: "object", properties: { urlPathPrefix: { type: "string" } }, additionalProperties: false },
      space: { type: "string" },
    },
    required: ["label", "space"],
    additionalProperties: false,
  },
};

/**
 * The JSON schema of all metadata types, made from the types that Salesforce generates from its Metadata API. Making it
 * takes seconds, so it is kept beside the types until their version changes.
 *
 * @returns {{ definitions: Record<string, any> }}
 */
export function metadataSchema() {
  const { version } = JSON.parse(readFileSync(join(types, "package.json"), "utf8"));
  const cache = join(modules, ".cache", `metadata-schema-${version}.json`);
  if (!existsSync(cache)) {
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(cache, JSON.stringify(generate(join(types, "lib/metadata.d.ts"))));
  }
  return adapt(JSON.parse(readFileSync(cache, "utf8")));
}

function generate(path) {
  return createGenerator({
    path,
    type: "*",
    expose: "all",
    jsDoc: "none",
    skipTypeCheck: true,
    additionalProperties: false,
    encodeRefs: false,
  }).createSchema("*");
}

/** Makes the schema describe files in a project, where an empty list is no element at all. */
function adapt(schema) {
  const { definitions } = schema;
  for (const definition of Object.values(definitions))
    definition.required = definition.required?.filter((name) => definition.properties[name].type !== "array");
  // The types know this part of a component's file only as text.
  definitions.LightningComponentBundle.properties.targetConfigs = {};
  definitions.CustomSite.properties.allowGuestPaymentsApi = { type: "boolean" };
  definitions.CustomSite.properties.siteType = { enum: ["ChatterNetwork", "Siteforce", "Visualforce"] };
  Object.assign(definitions, unpublished);
  return schema;
}
