import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "./plan.ts";
import * as templates from "./endpoint-templates.ts";
import { insertText } from "./insert-text.ts";
import type { Names } from "./names.ts";
import { UsageError } from "./usage-error.ts";

const source = "packages/platform/src";
const localOrg = "packages/local-org/src/ui-api";

/** The local org's list of endpoints, and the list that its contract tests read with, with a new one in them. */
function listEndpoint(repository: string, { camel, kebab }: Names): Record<string, string> {
  const read = (file: string): string => readFileSync(join(repository, file), "utf8");
  const index = `${localOrg}/index.ts`;
  const tested = "packages/local-org/src/testing/endpoints.ts";
  const lastImport = { after: /^import .* from "\.\/endpoint\.ts";\n/ };
  const imported = `import { ${camel}Endpoints } from "./${kebab}/${kebab}.ts";\n`;
  return {
    [index]: insertText(
      index,
      insertText(index, read(index), lastImport, imported),
      { before: /^\];\n/ },
      `  ...${camel}Endpoints,\n`,
    ),
    [tested]: insertText(
      tested,
      read(tested),
      { after: /^export \* from ".*\/content\.ts";\n/ },
      `export * from "../../../platform/src/endpoints/${kebab}.ts";\n`,
    ),
  };
}

/**
 * The files of a new endpoint, a read: of the data layer and of the local org, each with a test, and the lists that name them.
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
      [`${source}/endpoints/${kebab}.test.ts`]: templates.test(names),
      [index]: insertText(index, exports, { after: lastExport }, `export * from "./endpoints/${kebab}.ts";\n`),
      [`${localFile}.ts`]: templates.localOrgEndpoint(names),
      [`${localFile}.test.ts`]: templates.localOrgTest(names),
      ...listEndpoint(repository, names),
    },
    nextSteps: [
      `Write Salesforce's path, parameters and response in ${file}, and the same in its test.`,
      `Write the same path in ${localFile}.ts, and compute the response from the metadata and the records.`,
      `Test both: npx vitest run --project node ${source}/endpoints/${kebab}.test.ts ${localOrg}/${kebab}`,
      `Use it: name ${camel} in createPlatform({ …, endpoints: { ${camel} } }).`,
    ],
  };
}
