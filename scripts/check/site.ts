// npm run check -- site: checks the content files of the site in force-app. Exits with 1 if there is an error.
import { join, resolve } from "node:path";
import { readSourceTree, sourceFolder } from "../salesforce/source-tree.ts";
import { problemLine } from "@travel-design/site/files";
import { checkSite } from "@travel-design/site/server";

const project = resolve(import.meta.dirname, "../..");
const problems = checkSite(readSourceTree(project));
for (const problem of problems) console.error(problemLine(problem, sourceFolder));
const errors = problems.filter(({ severity }) => severity === "error").length;
const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;
console.log(
  `${count(errors, "error")}, ${count(problems.length - errors, "warning")} in the content files of ${join(sourceFolder, "digitalExperiences")}.`,
);
process.exit(errors > 0 ? 1 : 0);
