import type { SiteProblem } from "@travel-design/site/check";
import { readSourceFolder, sourceTreeOf, type SourceTree } from "../salesforce/source-tree.ts";
import { loadSiteServer } from "../site/built-site.ts";
import { BuilderError } from "./page-files.ts";

/** Texts of files by path from `force-app/main/default`; undefined removes a file. */
export type FileChanges = Readonly<Record<string, string | undefined>>;

/** What makes two problems the same, although a change moved the line. */
const keyOf = ({ file, componentId, property, message }: SiteProblem): string =>
  [file, componentId, property, message].join(" ");

/**
 * Checks a change of the site before it is written.
 *
 * @param forceApp path of `force-app/main/default`
 * @throws BuilderError 422 with the errors that the site does not have yet
 */
export async function checkChange(forceApp: string, changes: FileChanges): Promise<void> {
  const { checkSite } = await loadSiteServer();
  const errorsOf = (source: SourceTree): readonly SiteProblem[] =>
    checkSite(source).filter(({ severity }) => severity === "error");
  const source = readSourceFolder(forceApp);
  const known = new Set(errorsOf(source).map(keyOf));
  const added = errorsOf(sourceTreeOf(changes, source)).filter((problem) => !known.has(keyOf(problem)));
  if (added.length === 0) return;
  throw new BuilderError(422, "Niet opgeslagen: de controle van de site vindt iets dat niet klopt.", {
    problems: added.map(({ line, message }) => `${message} (regel ${line})`),
  });
}
