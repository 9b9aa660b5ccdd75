// npm run check -- site: checks the content files of the site in force-app. Exits with 1 if there is an error.
import { join, resolve } from "node:path";
import { readSourceTree, sourceFolder } from "../salesforce/source-tree.ts";
import { maxResourceBytes, problemLine, resourceKinds, resourcesOfKind } from "@travel-design/site/files";
import { checkSite } from "@travel-design/site/server";

const project = resolve(import.meta.dirname, "../..");
const problems = checkSite(readSourceTree(project));
for (const problem of problems) console.error(problemLine(problem, sourceFolder));
const errors = problems.filter(({ severity }) => severity === "error").length;
const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;
console.log(
  `${count(errors, "error")}, ${count(problems.length - errors, "warning")} in the content files of ${join(sourceFolder, "digitalExperiences")}.`,
);

const forceApp = join(project, sourceFolder);
const resources = resourceKinds.flatMap((kind) => resourcesOfKind(forceApp, kind));
const shares = resources
  .map(({ name, bytes }) => `${name} ${Math.round((100 * bytes) / maxResourceBytes)} %`)
  .join(", ");
console.log(
  `Pictures: ${shares} of the 5 MB that Salesforce accepts. One that does not fit goes into another static resource.`,
);
const tooLarge = resources.filter(({ bytes }) => bytes > maxResourceBytes);
for (const { name } of tooLarge)
  console.error(`${name} is larger than the 5 MB that Salesforce accepts: move pictures into another static resource.`);
process.exit(errors + tooLarge.length > 0 ? 1 : 0);
