import { check as isFormatted } from "prettier";
import * as apex from "prettier-plugin-apex";
import { problemIn } from "../source-tree.ts";

/** Checks the format of the Apex classes, whose parser is too large to be installed with everything else. */
export async function check({ source }) {
  const problems = source.paths
    .filter((path) => path.endsWith(".cls"))
    .map(async (path) => {
      const options = { parser: "apex", plugins: [apex], printWidth: 120 };
      if (await isFormatted(source.read(path), options)) return [];
      return [problemIn(path, 'it is not formatted; run "npm run format --prefix scripts/salesforce".')];
    });
  return (await Promise.all(problems)).flat();
}
