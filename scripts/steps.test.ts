import { expect, test } from "vitest";
import { npmScript, runInTurn } from "./steps.ts";

test("an npm script passes or fails with its exit status, and its output is kept", async () => {
  const [present, missing] = await runInTurn([npmScript("check:node"), npmScript("no-such-script")]);
  expect(present).toMatchObject({ name: "check:node", hasPassed: true });
  expect(missing).toMatchObject({ hasPassed: false });
});

test("no shell interprets the parameters of a command", async () => {
  const script = "process.stdout.write(process.argv.slice(1).join('|'))";
  const command = [process.execPath, "--eval", script, "a b", "$HOME", "&& exit 1"] as const;
  const [outcome] = await runInTurn([{ name: "echo", command }]);
  expect(outcome).toMatchObject({ hasPassed: true, output: expect.stringContaining("a b|$HOME|&& exit 1") });
});

test("a program that does not exist is a failed step with a reason", async () => {
  const [outcome] = await runInTurn([{ name: "ghost", command: ["no-such-program"] }]);
  expect(outcome).toMatchObject({ hasPassed: false, output: expect.stringContaining("ENOENT") });
});
