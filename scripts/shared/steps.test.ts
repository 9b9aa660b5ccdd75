import { expect, test } from "vitest";
import { runInTurn, taskStep } from "./steps.ts";

test("a task passes or fails with its exit status, and its output is kept", async () => {
  const [known, unknown] = await runInTurn([taskStep("check", "node"), taskStep("check", "no-such-check")]);
  expect(known).toMatchObject({ name: "check node", hasPassed: true });
  expect(unknown).toMatchObject({ hasPassed: false, output: expect.stringContaining("parity | package") });
});

test("no shell interprets the parameters of a command", async () => {
  const script = "process.stdout.write(process.argv.slice(1).join('|'))";
  const command = [process.execPath, "--eval", script, "a b", "$HOME", "&& exit 1"] as const;
  const [outcome] = await runInTurn([{ name: "echo", command }]);
  expect(outcome).toMatchObject({ hasPassed: true, output: expect.stringContaining("a b|$HOME|&& exit 1") });
});

test("a step can have environment variables of its own", async () => {
  const command = [process.execPath, "--print", "process.env.CHROMIUM_PATH"] as const;
  const [outcome] = await runInTurn([{ name: "path", command, environment: { CHROMIUM_PATH: "/other" } }]);
  expect(outcome?.output).toContain("/other");
});

test("a program that does not exist is a failed step with a reason", async () => {
  const [outcome] = await runInTurn([{ name: "ghost", command: ["no-such-program"] }]);
  expect(outcome).toMatchObject({ hasPassed: false, output: expect.stringContaining("ENOENT") });
});
