import { changeSource, readSourceFolder } from "@travel-design/site/metadata";
import type { checkSite, findLinks, moveLinks, SiteProblem, SiteSource } from "@travel-design/site/check";
import type { PageProblem } from "../../contract/responses.ts";
import { messages } from "../../messages/index.ts";
import { BuilderError } from "../errors.ts";
import type { FileChanges } from "../store/site-store.ts";
import { titleOf } from "../../content/content-title.ts";
import { dutch } from "./dutch-sentences.ts";

/** What the built site knows about content. */
export interface SiteTools {
  checkSite: typeof checkSite;
  findLinks: typeof findLinks;
  moveLinks: typeof moveLinks;
}

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
export const findProblems = (tools: SiteTools, forceApp: string, path: string, text: string): PageProblem[] =>
  tools
    .checkSite(changeSource(readSourceFolder(forceApp), { [path]: text }))
    .filter(({ file }) => file === path)
    .map(inDutch);

/** The problems of a change in Dutch. Those of its first file come first; a file that changes along says what is different there. */
function inDutchByFile(problems: readonly SiteProblem[], changes: FileChanges): PageProblem[] {
  const [first] = Object.keys(changes);
  const [own = [], others = []] = [true, false].map((isFirst) =>
    problems.filter(({ file }) => (file === first) === isFirst),
  );
  const ofFirst = own.map(inDutch);
  const known = new Set(ofFirst.map(({ sentence }) => sentence));
  const ofOthers = others
    .map((problem) => ({ ...inDutch(problem), file: problem.file }))
    .filter(({ sentence }) => !known.has(sentence))
    .map(({ file, ...problem }) => ({
      ...problem,
      sentence: messages.onContent(titleOf(changes[file] ?? ""), problem.sentence),
    }));
  return [...ofFirst, ...ofOthers];
}

/**
 * Checks a change of the site before it is written.
 *
 * @param forceApp path of `force-app/main/default`
 * @returns the change
 * @throws BuilderError 422 with the errors that the site does not have yet
 */
export function checkChange(tools: SiteTools, forceApp: string, changes: FileChanges): FileChanges {
  const errorsOf = (source: SiteSource): readonly SiteProblem[] =>
    tools.checkSite(source).filter(({ severity }) => severity === "error");
  const source = readSourceFolder(forceApp);
  const errors = errorsOf(changeSource(source, changes));
  if (errors.length === 0) return changes;
  const known = new Set(errorsOf(source).map(keyOf));
  const added = errors.filter((problem) => !known.has(keyOf(problem)));
  if (added.length > 0) throw new BuilderError(422, messages.newProblems, { problems: inDutchByFile(added, changes) });
  return changes;
}
