import { describe, expect, test } from "vitest";
import { fakeDeployment } from "./testing/fake-deployment.ts";
import { fakePrograms } from "./testing/fake-programs.ts";
import { runJob, secrets } from "./testing/workflow-jobs.ts";

describe.skipIf(process.platform === "win32")("the workflow for Salesforce", { timeout: 120_000 }, () => {
  test("tries a pull request in a scratch org, and deletes it", () => {
    const { file, org } = fakeDeployment();
    const { hasFailed, printed } = runJob("scratch-org", fakePrograms(file), secrets);
    expect([hasFailed, printed]).toEqual([false, expect.stringMatching(/ proven, .* 0 different: build\/proof.md/)]);
    expect(printed).not.toContain("PRIVATE KEY");
    expect(org()).toMatchObject({ scratchOrgs: [], network: { status: "Live" } });
  });

  test("deletes the scratch org, and fails, if a test of Apex fails there", () => {
    const { file, org, changeSource } = fakeDeployment();
    changeSource("classes/SubmissionGuardTest.cls", "Assert.fail('planted');");
    const { hasFailed, printed } = runJob("scratch-org", fakePrograms(file), secrets);
    expect(hasFailed).toBe(true);
    expect(printed).toContain("Test failure");
    expect(org()).toMatchObject({ scratchOrgs: [], components: {} });
  });

  test("deploys a tag to production by the id of its validation, and proves it", () => {
    const { file, org, deploy } = fakeDeployment();
    deploy({ prefix: "reizen", activate: true });
    const environment = fakePrograms(file);
    const { outputs } = runJob("validate", environment, secrets);
    const validation = { "needs.validate.outputs.validation": String(outputs.validation) };
    const { hasFailed, printed } = runJob("deploy", environment, { ...secrets, ...validation });
    expect([hasFailed, printed]).toEqual([false, expect.stringContaining(" 0 different: build/proof.md")]);
    const commands = org().commands.filter((command) => /^project deploy (?:validate|quick)/.test(command));
    expect(commands.slice(-2)).toEqual([
      expect.stringContaining("--target-org production"),
      expect.stringContaining(`--job-id ${String(outputs.validation).split("-")[0]} --target-org production`),
    ]);
  });
});
