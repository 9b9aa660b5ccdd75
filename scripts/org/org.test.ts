import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startStandInOrg } from "../../packages/local-org/src/testing/stand-in-org.ts";
import { signInAt } from "./remote-login.ts";

const repository = resolve(import.meta.dirname, "../..");
const siteUrl = "https://morgenree.example.com/reizen";
const accessToken = "00D-a-token";

/** A folder with a Salesforce CLI that answers the same to everything. */
function cliThatSays(answer: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "travel-design-sf-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cli = join(folder, "sf");
  writeFileSync(cli, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(answer)}\nEND\n`);
  chmodSync(cli, 0o755);
  return folder;
}

const useCli = (answer: unknown): void => {
  vi.stubEnv("PATH", cliThatSays(answer) + delimiter + process.env.PATH);
  onTestFinished(() => void vi.unstubAllEnvs());
};

const signedIn = (instanceUrl: string) => ({
  status: 0,
  result: { username: "beheer@example.com", instanceUrl, accessToken, connectedStatus: "Connected" },
});

async function standInThatSays(status: number): Promise<string> {
  const standIn = await startStandInOrg(() => ({ status, body: [] }));
  onTestFinished(() => standIn.close());
  return standIn.url;
}

// The stand-in is a shell script.
describe.skipIf(process.platform === "win32")("with a stand-in of the Salesforce CLI", () => {
  test("what the CLI keeps opens the org", async () => {
    const standIn = await startStandInOrg(() => ({ status: 200, body: {} }));
    onTestFinished(() => standIn.close());
    useCli(signedIn(standIn.url));
    await expect(signInAt("proef", siteUrl)).resolves.toEqual({ instanceUrl: standIn.url, accessToken, siteUrl });
    expect(standIn.calls).toMatchObject([{ headers: { authorization: `Bearer ${accessToken}` } }]);
  });

  test.each([
    [
      "an alias that nobody signed in with",
      { status: 1, name: "NamedOrgNotFoundError", message: "No authorization information found for proef." },
      "does not know the org proef",
    ],
    [
      "a session that the CLI cannot renew",
      { status: 1, name: "RefreshTokenAuthError", message: "expired access/refresh token" },
      "session at the org proef has expired",
    ],
    [
      "a session that the CLI only notes",
      { status: 0, result: { username: "a@example.com", connectedStatus: "RefreshTokenAuthError" } },
      "session at the org proef has expired",
    ],
    ["a CLI that keeps the token to itself", { result: { username: "a@example.com" } }, "gives no access token"],
    ["an org without encryption", signedIn("http://org.example.com"), "gives no access token"],
    ["a CLI that says nothing of use", "", "does not know the org proef"],
  ])("%s is one sentence that says what to do", async (_case, answer, sentence) => {
    useCli(answer);
    await expect(signInAt("proef", siteUrl)).rejects.toThrow(sentence);
  });

  test.each([
    [401, "session at the org proef has expired"],
    [403, "refused its API (status 403)"],
  ])("an org that answers %i is one sentence without the token", async (status, sentence) => {
    useCli(signedIn(await standInThatSays(status)));
    const refusal = signInAt("proef", siteUrl);
    await expect(refusal).rejects.toThrow(sentence);
    await expect(refusal).rejects.not.toThrow(accessToken);
  });
});

test.each([undefined, "reizen", "http://morgenree.example.com"])("%s is no address of a site", async (address) => {
  await expect(signInAt("proef", address)).rejects.toThrow("--site-url");
});

test("without a CLI the start ends with one sentence", () => {
  const start = [join(repository, "scripts/start.ts"), "--org", "proef", "--site-url", siteUrl];
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--conditions=source", ...start], {
    encoding: "utf8",
    env: { ...process.env, PATH: "" },
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("Salesforce CLI cannot be started")]);
});
