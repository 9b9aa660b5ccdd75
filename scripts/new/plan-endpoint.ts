import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "./plan.ts";
import * as templates from "./endpoint-templates.ts";
import { insertText } from "./insert-text.ts";
import type { Names } from "./names.ts";
import { UsageError } from "./usage-error.ts";

const source = "packages/platform/src";
const localOrg = "packages/local-org/src/ui-api";

/** The local org's list of endpoints with a new one in it. */
function listEndpoint(repository: string, { camel, kebab }: Names): Record<string, string> {
  const index = `${localOrg}/index.ts`;
  const lastImport = { after: /^import .* from "\.\/endpoint\.ts";\n/ };
  const imported = `import { ${camel}Endpoints } from "./${kebab}/${kebab}.ts";\n`;
  const text = insertText(index, readFileSync(join(repository, index), "utf8"), lastImport, imported);
  return { [index]: insertText(index, text, { before: /^\];\n/ }, `  ...${camel}Endpoints,\n`) };
}

/**
 * The files of a new endpoint, a read: of the data layer and of the local org, its test case, and the lists that name them.
 *
 * @throws UsageError if the name is taken
 */
export function planEndpoint(repository: string, names: Names): Plan {
  const { camel, kebab } = names;
  const file = `${source}/endpoints/${kebab}.ts`;
  const localFile = `${localOrg}/${kebab}/${kebab}`;
  const index = `${source}/index.ts`;
  const exports = readFileSync(join(repository, index), "utf8");
  const taken = [file, `${localOrg}/${kebab}`].find((path) => existsSync(join(repository, path)));
  if (taken) throw new UsageError(`${taken} exists already: choose another name, or change that endpoint.`);
  const folder = join(repository, source, "endpoints");
  const exporting = readdirSync(folder).find((name) =>
    readFileSync(join(folder, name), "utf8").includes(`export const ${camel} `),
  );
  if (exporting)
    throw new UsageError(`${source}/endpoints/${exporting} exports ${camel} already: choose another name.`);
  const lastExport = /^export \* from "\.\/constants\.ts";\n/;
  return {
    files: {
      [file]: templates.definition(names),
      [`${source}/testing/cases/${kebab}.ts`]: templates.testCase(names),
      [index]: insertText(index, exports, { after: lastExport }, `export * from "./endpoints/${kebab}.ts";\n`),
      [`${localFile}.ts`]: templates.localOrgEndpoint(names),
      ...listEndpoint(repository, names),
    },
    nextSteps: [
      `Write Salesforce's path, parameters and response in ${file}.`,
      `Write the same path in ${localFile}.ts, and compute the response from the metadata and the records.`,
      `Write in ${source}/testing/cases/${kebab}.ts what is sent for a config, and what the local org returns for it.`,
      `Test it against both: npx vitest run --project node endpoints.test -t ${camel}`,
      `Use it: name ${camel} in createPlatform({ …, endpoints: { ${camel} } }).`,
    ],
  };
}
