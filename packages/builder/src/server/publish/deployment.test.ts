import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { Deployment } from "./deployment.ts";

/** A deployment with a program in place of npm. */
function deploymentOf(script: string): Deployment {
  const npm = join(temporaryFolder(), "npm.js");
  writeFileSync(npm, script);
  return new Deployment([process.execPath, npm]);
}

const ended = (deployment: Deployment) =>
  vi.waitUntil(() => deployment.state()?.status !== "running", { timeout: 20_000, interval: 20 });

test("starts npm with a list of parameters, which no shell reads", async () => {
  const deployment = deploymentOf("console.log(JSON.stringify(process.argv.slice(2)))");
  expect(deployment.state()).toBeUndefined();
  deployment.start({ org: "proef;rm -rf $HOME", validate: true });
  await ended(deployment);
  const { output = "", status } = deployment.state() ?? {};
  expect(status).toBe("succeeded");
  expect(JSON.parse(output)).toEqual(["run", "--silent", "deploy", "--", "--org", "proef;rm -rf $HOME", "--validate"]);
  deployment.start({ org: "proef", validate: false });
  await ended(deployment);
  expect(deployment.state()?.output).not.toContain("--validate");
});

test("returns the output from a character on, without colors", async () => {
  const deployment = deploymentOf("process.stdout.write('\\x1b[31mrood\\x1b[0m en groen'); process.exitCode = 3");
  deployment.start({ org: "proef", validate: true });
  await ended(deployment);
  expect(deployment.state()).toMatchObject({ status: "failed", output: "rood en groen", length: 13 });
  expect(deployment.state(8)?.output).toBe("groen");
});

test("one deployment runs at a time, and stopping ends what it started", async () => {
  const deployment = deploymentOf(`
    const { spawn } = require("node:child_process");
    spawn(process.execPath, ["-e", "console.log('inner'); setInterval(() => {}, 1000)"], { stdio: "inherit" });
  `);
  deployment.start({ org: "proef", validate: false });
  expect(() => deployment.start({ org: "proef", validate: false })).toThrow("Er wordt al gepubliceerd");
  await vi.waitUntil(() => deployment.state()?.output.includes("inner"), { timeout: 20_000, interval: 20 });
  deployment.stop();
  expect(deployment.state()?.status).toBe("running");
  // The output ends only when no program that writes to it is left.
  await ended(deployment);
  expect(deployment.state()?.status).toBe("stopped");
});

test("a program that cannot be started is a failure with its reason", async () => {
  const deployment = new Deployment(["/no/such/program"]);
  deployment.start({ org: "proef", validate: true });
  await ended(deployment);
  expect(deployment.state()).toMatchObject({ status: "failed", output: expect.stringContaining("ENOENT") });
});
