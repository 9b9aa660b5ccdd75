import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parseRun } from "./options.ts";
import { planOf } from "./plan.ts";
import { quoteCommand } from "./quote.ts";
import { findTestClasses } from "./test-classes.ts";
import { fakeDeployment } from "./testing/fake-deployment.ts";
import { fakePrograms } from "./testing/fake-programs.ts";

const repository = resolve(import.meta.dirname, "../..");
const script = join(repository, "scripts/deploy/index.ts");

const run = (parameters: readonly string[], environment: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, ["--conditions=source", script, ...parameters], {
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });

test("a dry run prints every step as a command, without an org and without a CLI", () => {
  const { status, stdout } = run(["--org", "proef", "--dry-run"], { PATH: "" });
  expect(status).toBe(0);
  const commands = stdout.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(commands).toHaveLength(planOf({ as: "lwr-site", org: "proef", validate: false, folder: "" }).length);
  expect(commands.at(-1)).toMatch(/--name ['"]Travel Design['"] --target-org proef$/);
});

describe.skipIf(process.platform === "win32")("in processes of their own", () => {
  test("a validation and a deployment run every command as it is planned", { timeout: 60_000 }, () => {
    const { file, org } = fakeDeployment();
    const environment = fakePrograms(file);
    const parameters = ["--org", "proef", "--prefix", "reizen", "--owner", "noor@example.com"];
    expect(run([...parameters, "--validate"], environment)).toMatchObject({ status: 0, stderr: "" });
    expect(org().components).toEqual({});
    const { status, stdout, stderr } = run(parameters, environment);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).not.toContain("secret");
    expect(org()).toMatchObject({ network: { status: "UnderConstruction" }, queue: { members: ["noor@example.com"] } });
    const planned = planOf({ ...parseRun(parameters).options, folder: ".deploy/proef" });
    const commands = planned
      .filter(({ command }) => command[0] === "sf")
      .map(({ command }) => command.slice(1).join(" ").replace("--use-most-recent", "--job-id 0Af000000000002AAA"));
    expect(org().commands).toEqual(expect.arrayContaining(commands));
  });

  test("the printed commands deploy, when they are copied into a terminal", { timeout: 60_000 }, () => {
    onTestFinished(() => rmSync(join(repository, ".deploy/proef"), { recursive: true, force: true }));
    const { file, org } = fakeDeployment();
    const env = { ...process.env, ...fakePrograms(file) };
    const { stdout } = run(["--org", "proef", "--prefix", "reizen", "--dry-run"], env);
    const shell = spawnSync("/bin/sh", ["-e"], { input: stdout, encoding: "utf8", cwd: repository, env });
    expect([shell.status, shell.stderr]).toEqual([0, ""]);
    expect(org()).toMatchObject({ queue: { members: ["beheer@example.com"] }, signingKeys: 1 });
    expect(Object.keys(org().published)).toEqual(Object.keys(org().components));
  });

  test("a printed command reaches the program as it was planned", () => {
    const parameters = ["--name", "Travel Design", "it's", "$HOME", 'a"b', "*", ""];
    const print = ["-e", "console.log(JSON.stringify(process.argv.slice(1)))", "--"];
    const command = quoteCommand([process.execPath, ...print, ...parameters], "linux");
    expect(JSON.parse(execFileSync("/bin/sh", ["-c", command], { encoding: "utf8" }))).toEqual(parameters);
  });
});

test("on Windows a printed command has double quotes, which PowerShell and cmd.exe accept", () => {
  expect(quoteCommand(["sf", "community", "publish", "--name", "Travel Design"], "win32")).toBe(
    'sf community publish --name "Travel Design"',
  );
});

test.each([
  [["--dry-run"], "--org is missing"],
  [["--org", "proef", "--prefix", "reizen/2026"], "is not a path of letters and digits"],
  [["--org", "proef", "--as", "vue-app"], '--as "vue-app" is not lwr-site, the default, react-app or blocks'],
  [["--org", "proef", "--as", "react-app", "--prefix", ""], "a React app needs a path"],
  [["--org", "proef", "--owner", "Noor"], "is not a username"],
  [["--org", "proef", "--queue", "x' OR Name != '"], "is not a username or the developer name"],
  [["--org", "proef", "--queue-email", "reizen"], "is not an e-mail address"],
  [["--org", "proef", "--validation", "0Af000000000001AAA"], "is not what --validate printed"],
  [["--org", "proef", "--validate", "--validation", "0Af000000000001AAA-0123456789ab"], "exclude each other"],
  [["--org", "proef", "--keep", "--replace"], "--keep and --replace both name all"],
  [["--org", "proef", "--keep", "home,,b"], "is not names such as"],
  [["--org", "proef", "--onwer", "noor@example.com"], "Unknown option '--onwer'. Usage: npm run deploy -- --org ALIAS"],
  [["proef"], "Unexpected argument 'proef'. Usage: npm run deploy -- --org ALIAS"],
  [["--org"], "argument missing. Usage: npm run deploy -- --org ALIAS"],
])("%j is one sentence that says what to do", (parameters, sentence) => {
  expect(() => parseRun(parameters)).toThrow(sentence);
});

test.each([
  [["--org", "nergens"], "The Salesforce CLI cannot be started on this computer"],
  [["--org", "x; ls"], "is not an alias or username of an org"],
  [["--org", ".."], "is not an alias or username of an org"],
])("%j stops at the first step", (parameters, sentence) => {
  const { status, stderr } = run(parameters, { PATH: "" });
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
});

test("the tests that run are the classes with a test method", () => {
  const classes = join(repository, "force-app/main/default/classes");
  const found = findTestClasses(classes);
  const named = readdirSync(classes).filter((file) => file.endsWith("Test.cls"));
  expect(found.map((name) => `${name}.cls`)).toEqual(named.toSorted());
  for (const name of found) expect(readFileSync(join(classes, `${name}.cls`), "utf8")).toMatch(/@IsTest/i);
  expect(found).not.toContain("ContactRequestTestData");
});
