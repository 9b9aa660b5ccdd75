import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { startOrg } from "../../packages/site/e2e/org-process.ts";
import { runFakeCli } from "../deploy/testing/fake-cli.ts";
import { fakeDeployment } from "../deploy/testing/fake-deployment.ts";
import { proveOrg } from "./index.ts";
import { visitForm } from "./visit.ts";

test("a proof submits a request as a guest, and finds it in the org", { timeout: 120_000 }, async () => {
  const org = await startOrg({ dev: true });
  onTestFinished(() => org.stop());
  const { file, deploy, changeOrg } = fakeDeployment();
  expect(deploy({ prefix: "" }).error).toBe("");
  const report = `${temporaryFolder()}/proof.md`;
  const lines: string[] = [];
  const status = await proveOrg(
    ["--org", "proef", "--url", org.url, "--file", report],
    (alias, command) => JSON.parse(runFakeCli([...command, "--json", "--target-org", alias], file).stdout),
    (line) => void lines.push(line),
    async (...parameters) => {
      const visit = await visitForm(...parameters);
      // The fake Salesforce CLI gets what the local org stored.
      const stored = await org.requestsOf(visit.lastName);
      const records = stored.map((request) => ({ ...request, RecordType: { DeveloperName: "Quotation_Request" } }));
      changeOrg(({ requests }) => requests.push(...records));
      return visit;
    },
  );
  expect([status, lines.join("\n")]).toEqual([0, expect.stringContaining(" 0 different: ")]);
  const text = readFileSync(report, "utf8");
  expect(text).toMatch(/The proof submitted the request TD-\w{6} of "Proef \d+"/);
  expect(text).toContain("The request has the analytics id of the visitor's cookie.");
  expect(text).toMatch(/painted after \d+\.\d s/);
});
