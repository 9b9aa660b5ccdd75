import { describe, expect, test } from "vitest";
import { commandsIn, documents } from "./documents.ts";
import { findCommands } from "./find-commands.ts";
import { findProblem } from "./find-problem.ts";
import { findRun } from "./run-rules.ts";

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
    const problems = commandsIn(document).flatMap(({ line, text }) => {
      const problem = findProblem(text);
      return problem === undefined ? [] : [`${document}:${line}: ${text}: ${problem}`];
    });
    expect(problems).toEqual([]);
  });
});

describe("findRun", () => {
  test.each([
    ["npm run new -- page over-ons", { kind: "run", command: "npm run new -- page over-ons" }],
    ["npm run deploy -- --org ALIAS --dry-run", { kind: "run", command: "npm run deploy -- --org ALIAS --dry-run" }],
    ["npm run deploy -- --org ALIAS", { kind: "left out", reason: "needs an org" }],
    ["npm start", { kind: "server", command: "npm start -- --port 0 --data .data/commands" }],
    [
      "npm start -- --as react-app",
      { kind: "server", command: "npm start -- --as react-app --port 0 --data .data/commands" },
    ],
    ["npm publish", undefined],
  ])("%s", (command, run) => expect(findRun(command)).toEqual(run));

  test.each(documents)("has a rule for every command in %s", (document) => {
    expect(commandsIn(document).filter(({ text }) => !findRun(text))).toEqual([]);
  });
});
