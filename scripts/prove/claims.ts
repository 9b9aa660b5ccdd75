// What the documentation says that only an org can prove: the limits of the README, and the lists of the guides. It is written
// there and nowhere else.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DeploymentKind } from "../deploy/site-names.ts";

/** One line of the documentation. */
export interface Claim {
  /** File of the documentation, from the root of the repository. */
  source: string;
  /** What it is about; in the README the sentences themselves. */
  what: string;
  /** What somebody should see. Empty in the README. */
  expected: string;
  /** What to do if it is different. Empty in the README. */
  remedy: string;
}

const repository = join(import.meta.dirname, "../..");

const guideOf = (name: string): string => `storybook/guides/${name}.md`;

/** The text below a heading, up to the next one. */
function sectionOf(source: string, heading: string): string {
  const [, section = ""] = readFileSync(join(repository, source), "utf8").split(`\n## ${heading}\n`);
  const [text = ""] = section.split("\n## ");
  return text;
}

/** The items of the list in the README. An item may have several lines. */
const limits = (): Claim[] =>
  sectionOf("README.md", "Limits")
    .split(/^- /m)
    .slice(1)
    .map((item) => ({ source: "README.md", what: item.trim().replaceAll(/\s+/g, " "), expected: "", remedy: "" }));

/** The rows of a table whose columns are what, expected, and what to do if not. */
const rowsOf = (source: string): Claim[] =>
  sectionOf(source, "Unproven")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) => {
      const [what = "", expected = "", remedy = ""] = line
        .slice(1)
        .split("|")
        .map((cell) => cell.trim());
      return { source, what, expected, remedy };
    });

/** Every claim about a kind of deployment. A React app is not edited in an org, so the list for site builders is not about it. */
export const readClaims = (as: DeploymentKind): readonly Claim[] => [
  ...limits(),
  ...rowsOf(guideOf("administrator")),
  ...rowsOf(guideOf(as === "react-app" ? "react-app" : "site-builder")),
];
