import { changeSource, readSourceFolder } from "@travel-design/site/metadata";
import type { SiteProblem, SiteSource } from "@travel-design/site/check";
import { checkSite } from "@travel-design/site/server";
import type { PageProblem } from "../../contract/responses.ts";
import { messages } from "../../messages/index.ts";
import { BuilderError } from "../errors.ts";
import type { FileChanges } from "../store/site-store.ts";
import { titleOf } from "../../content/content-title.ts";
import { dutch } from "./dutch-sentences.ts";

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
 */
export const findProblems = (forceApp: string, path: string, text: string): PageProblem[] =>
  checkSite(changeSource(readSourceFolder(forceApp), { [path]: text }))
    .filter(({ file }) => file === path)
    .map(inDutch);

/**
 * The problems of a site in Dutch. Those of other files than one's own begin with their titles, unless one's own file has the same.
 *
 * @param own path of the file that somebody looks at; undefined for none
 */
function inDutchWithTitles(
  problems: readonly SiteProblem[],
  source: SiteSource,
  own: string | undefined,
): PageProblem[] {
  const ofOwn = problems.filter(({ file }) => file === own).map(inDutch);
  const known = new Set(ofOwn.map(({ sentence }) => sentence));
  const ofOthers = problems.flatMap((problem): PageProblem[] => {
    const translated = inDutch(problem);
    if (problem.file === own || known.has(translated.sentence)) return [];
    const title = titleOf(source.read(problem.file));
    return [{ ...translated, sentence: title ? messages.onContent(title, translated.sentence) : translated.sentence }];
  });
  return [...ofOwn, ...ofOthers];
}

/**
 * Checks a change of the site before it is written.
 *
 * @param forceApp path of `force-app/main/default`
 * @param own path of the file that is edited, if there is one
 * @returns the change
 * @throws BuilderError 422 with the errors that the site does not have yet
 */
export function checkChange(forceApp: string, changes: FileChanges, own?: string): FileChanges {
  const errorsOf = (source: SiteSource): readonly SiteProblem[] =>
    checkSite(source).filter(({ severity }) => severity === "error");
  const source = readSourceFolder(forceApp);
  const changed = changeSource(source, changes);
  const errors = errorsOf(changed);
  if (errors.length === 0) return changes;
  const known = new Set(errorsOf(source).map(keyOf));
  const added = errors.filter((problem) => !known.has(keyOf(problem)));
  if (added.length > 0)
    throw new BuilderError(422, messages.newProblems, { problems: inDutchWithTitles(added, changed, own) });
  return changes;
}
