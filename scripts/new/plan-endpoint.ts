import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "./create.ts";
import * as templates from "./endpoint-templates.ts";
import { insertText } from "./insert-text.ts";
import type { Names } from "./names.ts";
import { UsageError } from "./usage-error.ts";

const source = "packages/platform/src";

/**
 * The files of a new endpoint of the data layer, a read, and the package's list of exports with the endpoint in it.
 *
 * @throws UsageError if the name is taken
 */
export function planEndpoint(repository: string, names: Names): Plan {
  const { camel, kebab } = names;
  const file = `${source}/endpoints/${kebab}.ts`;
  const index = `${source}/index.ts`;
  const exports = readFileSync(join(repository, index), "utf8");
  if (existsSync(join(repository, file)))
    throw new UsageError(`${file} exists already: choose another name, or change that endpoint.`);
  const family = readdirSync(join(repository, source, "endpoints")).find((name) =>
    readFileSync(join(repository, source, "endpoints", name), "utf8").includes(`export const ${camel} `),
  );
  if (family) throw new UsageError(`${source}/endpoints/${family} defines ${camel} already: choose another name.`);
  const lastExport = /^export \* from "\.\/constants\.ts";\n/;
  return {
    files: {
      [file]: templates.definition(names),
      [`${source}/endpoints/${kebab}.test.ts`]: templates.test(names),
      [index]: insertText(index, exports, { after: lastExport }, `export * from "./endpoints/${kebab}.ts";\n`),
    },
    nextSteps: [
      `Write Salesforce's path, parameters and response in ${file}, and the same in its test.`,
      `Test it: npx vitest run --project node ${source}/endpoints/${kebab}.test.ts`,
      "Add the same path to the local org, in a folder of packages/local-org/src/ui-api, and test it there over HTTP.",
      `Use it: name ${camel} in createPlatform({ …, endpoints: { ${camel} } }).`,
    ],
  };
}
