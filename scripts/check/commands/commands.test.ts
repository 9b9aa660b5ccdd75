import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repository } from "../../tasks.ts";
import { findCommands } from "./find-commands.ts";
import { findProblem } from "./find-problem.ts";

const documents = globSync(["*.md", "packages/*/README.md", "storybook/**/*.{md,mdx}", "scripts/**/README.md"], {
  cwd: repository,
  exclude: ["**/node_modules/**"],
});

describe("findCommands", () => {
  test("finds commands in fenced blocks and between backticks, with their lines", () => {
    expect(findCommands("Run `npm start`.\n```\nnpm install && npm test\nhello\n```\nnpm is a program.")).toEqual([
      { line: 1, text: "npm start" },
      { line: 3, text: "npm install" },
      { line: 3, text: "npm test" },
    ]);
  });
});

test.each([
  ["npm run fly", 'package.json has no script "fly".'],
  ["npm run check -- spelling", '"npm run check" knows no spelling.'],
  ["npm run check -- --fix", '"npm run check" needs a name.'],
  ["npm start -- --shade", '"npm run start" has no option --shade.'],
  ["npx no-such-tool", "No package installs no-such-tool."],
  ["npx vitest run packages/nowhere", "There is no packages/nowhere."],
  ["npm fly", 'npm has no command "fly" that a guide needs.'],
])("%s: %s", (command, problem) => expect(findProblem(command)).toBe(problem));

describe("every command of the documentation names what exists", () => {
  test("in enough documents", () => expect(documents.length).toBeGreaterThan(20));

  test.each(documents)("in %s", (document) => {
    const commands = findCommands(readFileSync(join(repository, document), "utf8"));
    const problems = commands.flatMap(({ line, text }) => {
      const problem = findProblem(text);
      return problem === undefined ? [] : [`${document}:${line}: ${text}: ${problem}`];
    });
    expect(problems).toEqual([]);
  });
});
