// Writes the tables of tasks in the guide to the commands. With -- --check it only reports that they differ.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { repository } from "../../shared/commands.ts";
import { tasks } from "../../tasks.ts";
import type { Task } from "../../tasks/task.ts";

const guide = "storybook/guides/commands.md";
const file = join(repository, guide);

const runs: Readonly<Record<NonNullable<Task["tier"]>, string>> = {
  gate: "`npm test`",
  complete: "`npm run test:all`",
};

/** Rows of a table in Markdown. */
const tableOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`).join("\n");

function groupTable(named: Readonly<Record<string, Task>>): string {
  const all = Object.entries(named);
  const hasTiers = all.some(([, { tier }]) => tier);
  const head = ["name", "what it does", ...(hasTiers ? ["part of"] : [])];
  const rows = all.map(([name, { sentence, tier }]) => [
    `\`${name}\``,
    sentence,
    ...(hasTiers ? [tier ? runs[tier] : ""] : []),
  ]);
  return tableOf([head, head.map(() => "---"), ...rows]);
}

/** A table, between two comments of which the first names its group. */
const table = /(<!-- tasks: (\w+) -->)[^]*?(<!-- end -->)/g;

const before = readFileSync(file, "utf8");
const after = await format(
  before.replaceAll(table, (_, start: string, group: string, end: string) => {
    const named = tasks[group];
    if (!named) throw new Error(`${guide} names the group "${group}", which scripts/tasks.ts does not have.`);
    return `${start}\n\n${groupTable(named)}\n\n${end}`;
  }),
  { parser: "markdown" },
);
if (after !== before) {
  if (process.argv.includes("--check")) {
    console.error(`${guide} differs from scripts/tasks.ts: run "npm run generate".`);
    process.exitCode = 1;
  } else writeFileSync(file, after);
}
