import { beforeEach, expect, test, vi } from "vitest";
import { conclude, runSteps, type Step } from "./steps.ts";

// What the steps print would be read as steps of the run that tests this.
beforeEach(() => void vi.spyOn(process.stdout, "write").mockImplementation(() => true));

/** A step that evaluates a script in a process of its own. */
const evaluate = (name: string, script: string, details: Partial<Step> = {}): Step => ({
  name,
  command: [process.execPath, "--eval", script],
  ...details,
});

const printTime = "console.log(Date.now())";
/** The times that steps printed, in the order of their names. */
const timesOf = (outcomes: readonly { name: string; output: string }[]): number[] =>
  outcomes.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ output }) => Number(/^\d{13}$/m.exec(output)?.[0]));

test("a step passes or fails with its exit status, and its output is kept", async () => {
  const [good, bad] = await runSteps([evaluate("good", "console.log(1)"), evaluate("bad", "process.exit(3)")]);
  expect(good).toMatchObject({ hasPassed: true, output: expect.stringContaining("1\n") });
  expect(bad).toMatchObject({ name: "bad", hasPassed: false });
});

test("no shell interprets the parameters of a command", async () => {
  const script = "process.stdout.write(process.argv.slice(1).join('|'))";
  const command = [process.execPath, "--eval", script, "a b", "$HOME", "&& exit 1"] as const;
  const [outcome] = await runSteps([{ name: "echo", command }]);
  expect(outcome).toMatchObject({ hasPassed: true, output: expect.stringContaining("a b|$HOME|&& exit 1") });
});

test("a step can have environment variables of its own", async () => {
  const environment = { CHROMIUM_PATH: "/other" };
  const [outcome] = await runSteps([evaluate("path", "console.log(process.env.CHROMIUM_PATH)", { environment })]);
  expect(outcome?.output).toContain("/other");
});

test("a program that does not exist is a failed step with a reason", async () => {
  const [outcome] = await runSteps([{ name: "ghost", command: ["no-such-program"] }]);
  expect(outcome).toMatchObject({ hasPassed: false, output: expect.stringContaining("ENOENT") });
});

test("a step starts after the steps that it needs, and one that uses all cores runs alone", async () => {
  const outcomes = await runSteps([
    evaluate("3 alone", printTime, { usesAllCores: true, after: ["2 reader"] }),
    evaluate("2 reader", printTime, { after: ["1 build"] }),
    evaluate("1 build", printTime),
  ]);
  const times = timesOf(outcomes);
  expect(times).toEqual(times.toSorted());
  expect(new Set(times).size).toBe(3);
});

test("a step whose build failed is not run, and says why", async () => {
  const [, reader] = await runSteps([
    evaluate("build", "process.exit(1)"),
    evaluate("reader", "console.log('run')", { after: ["build"] }),
  ]);
  expect(reader).toEqual({ name: "reader", hasPassed: false, output: expect.stringContaining("because build failed") });
});

test("steps that wait for each other are an error instead of an endless run", async () => {
  const steps = [evaluate("a", "", { after: ["b"] }), evaluate("b", "", { after: ["a"] })];
  await expect(runSteps(steps)).rejects.toThrow("a, b cannot start");
});

test("tests that passed at their second try are listed before the last line, and fail a run only where asked", () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
  const outcomes = [{ name: "e2e", hasPassed: true, output: "ok\n↻ e2e/home.spec.ts:8 › it shows stories\nok\n" }];
  expect(conclude(outcomes)).toBe(0);
  expect(lines).toEqual([
    "\nPassed at the second try only:\n  e2e/home.spec.ts:8 › it shows stories",
    "\n1 passed, 0 failed",
  ]);
  expect(conclude(outcomes, { failsOnSecondTries: true })).toBe(1);
  expect(lines.at(-1)).toBe("\n1 passed, 1 failed");
});
