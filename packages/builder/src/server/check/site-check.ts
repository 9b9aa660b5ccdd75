import { changeSource, readSourceFolder } from "@travel-design/site/metadata";
import type { checkSite, findLinks, moveLinks, SiteProblem, SiteSource } from "@travel-design/site/check";
import type { PageProblem } from "../../contract/responses.ts";
import { messages } from "../../messages/index.ts";
import { BuilderError } from "../errors.ts";
import type { FileChanges } from "../store/site-store.ts";
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

/**
 * Checks a change of the site before it is written.
 *
 * @param forceApp path of `force-app/main/default`
 * @throws BuilderError 422 with the errors that the site does not have yet
 */
export function checkChange(tools: SiteTools, forceApp: string, changes: FileChanges): void {
  const errorsOf = (source: SiteSource): readonly SiteProblem[] =>
    tools.checkSite(source).filter(({ severity }) => severity === "error");
  const source = readSourceFolder(forceApp);
  const errors = errorsOf(changeSource(source, changes));
  if (errors.length === 0) return;
  const known = new Set(errorsOf(source).map(keyOf));
  const added = errors.filter((problem) => !known.has(keyOf(problem)));
  if (added.length > 0) throw new BuilderError(422, messages.newProblems, { problems: added.map(inDutch) });
}
