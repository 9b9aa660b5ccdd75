import { escapeHtml } from "../html/head-tag.ts";
import { describeProblem, type SiteProblem } from "../check/site-problem.ts";

/** More would cover the page. */
const maxShown = 20;

const style = `<style>
.td-problem-list { position: fixed; z-index: 99; inset: auto 1rem 1rem; max-block-size: 50vh; overflow: auto; padding: 1rem 1.25rem;
  border: 2px solid #b3261e; background: #fff; color: #8c1d18; font: 0.875rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.td-problem-list summary { font-weight: 700; cursor: pointer; }
.td-problem-list a { color: inherit; }
</style>`;

/** A problem with a link that opens its line in Visual Studio Code. */
function listItem(problem: SiteProblem, forceApp: string): string {
  const { file, line, column, message } = problem;
  const place = escapeHtml(`${file.split("/").slice(-3).join("/")}:${line}`);
  const address = escapeHtml(encodeURI(`vscode://file${forceApp}/${file}:${line}:${column}`));
  return `<li><a href="${address}" title="${escapeHtml(describeProblem(problem))}">${place}</a> ${escapeHtml(message)}</li>`;
}

/**
 * The mistakes in the content files as HTML, for the pages of the development server. Empty without mistakes.
 *
 * @param forceApp absolute path of `force-app/main/default`
 */
export function problemList(problems: readonly SiteProblem[], forceApp: string): string {
  if (problems.length === 0) return "";
  const items = problems.slice(0, maxShown).map((problem) => listItem(problem, forceApp));
  const rest = problems.length - items.length;
  const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
  return `${style}<details class="td-problem-list" lang="en" open>
<summary>${count} in the content files</summary>
<ul>${items.join("\n")}${rest > 0 ? `<li>and ${rest} more, in the log</li>` : ""}</ul>
</details>`;
}
