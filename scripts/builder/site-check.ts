import { readSourceFolder, sourceFolder, sourceTreeOf } from "../salesforce/source-tree.ts";
import { sitePages } from "../salesforce/rules/site-pages.ts";
import { BuilderError } from "./page-files.ts";

/** Texts of files by path from `force-app/main/default`; undefined removes a file. */
export type FileChanges = Readonly<Record<string, string | undefined>>;

/**
 * Checks a change of the site before it is written.
 *
 * @param forceApp path of `force-app/main/default`
 * @throws BuilderError 422 with the problems that the site does not have yet
 */
export async function checkChange(forceApp: string, changes: FileChanges): Promise<void> {
  const source = readSourceFolder(forceApp);
  const known = new Set(await sitePages.check(source));
  const problems = (await sitePages.check(sourceTreeOf(changes, source))).filter((problem) => !known.has(problem));
  if (problems.length === 0) return;
  const shown = problems.map((problem) => problem.replace(`${sourceFolder}/`, ""));
  throw new BuilderError(422, "Niet opgeslagen: de controle van de site vindt iets dat niet klopt.", {
    problems: shown,
  });
}
