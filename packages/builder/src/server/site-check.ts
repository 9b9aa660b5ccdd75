import type { checkSite, SiteProblem, SiteSource } from "@travel-design/site/check";
import { changeSource, readSourceFolder } from "@travel-design/site/metadata";
import { loadSiteServer } from "@travel-design/site/server";
import type { PageProblem } from "../contract/responses.ts";
import { messages } from "../messages.ts";
import { dutch } from "./dutch-sentences.ts";
import { BuilderError } from "./errors.ts";

/** Texts of files by path from `force-app/main/default`; undefined removes a file. */
export type FileChanges = Readonly<Record<string, string | undefined>>;

/** What makes two problems the same, although a change moved the line. */
const keyOf = ({ file, componentId, property, message }: SiteProblem): string =>
  [file, componentId, property, message].join(" ");

const inDutch = ({ severity, line, componentId, property, describe }: SiteProblem): PageProblem => ({
  severity,
  sentence: describe(dutch),
  line,
  componentId,
  property,
});

/**
 * Finds the problems of a file that is not written yet, also those that it had before.
 *
 * @param forceApp path of `force-app/main/default`
 * @param path of the file, below `forceApp`
 * @param check the site check; the built one by default
 */
export async function findProblems(
  forceApp: string,
  path: string,
  text: string,
  check?: typeof checkSite,
): Promise<PageProblem[]> {
  const checkSource = check ?? (await loadSiteServer()).checkSite;
  return checkSource(changeSource(readSourceFolder(forceApp), { [path]: text }))
    .filter(({ file }) => file === path)
    .map(inDutch);
}

/**
 * Checks a change of the site before it is written.
 *
 * @param forceApp path of `force-app/main/default`
 * @param check the site check; the built one by default
 * @throws BuilderError 422 with the errors that the site does not have yet
 */
export async function checkChange(forceApp: string, changes: FileChanges, check?: typeof checkSite): Promise<void> {
  const checkSource = check ?? (await loadSiteServer()).checkSite;
  const errorsOf = (source: SiteSource): readonly SiteProblem[] =>
    checkSource(source).filter(({ severity }) => severity === "error");
  const source = readSourceFolder(forceApp);
  const known = new Set(errorsOf(source).map(keyOf));
  const added = errorsOf(changeSource(source, changes)).filter((problem) => !known.has(keyOf(problem)));
  if (added.length === 0) return;
  throw new BuilderError(422, messages.newProblems, {
    problems: added.map(inDutch),
  });
}
