import { spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startFakeOrgServer, temporaryFolder } from "@travel-design/local-org/testing";
import { signInAt } from "./remote-login.ts";

const repository = resolve(import.meta.dirname, "../..");
const siteUrl = "https://morgenree.example.com/reizen";
const accessToken = "00D-a-token";

/** A folder with a fake Salesforce CLI that prints the same for every command. */
function fakeCli(output: unknown): string {
  const folder = temporaryFolder();
  const cli = join(folder, "sf");
  writeFileSync(cli, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(output)}\nEND\n`);
  chmodSync(cli, 0o755);
  return folder;
}

const useFakeCli = (output: unknown): void => {
  vi.stubEnv("PATH", fakeCli(output) + delimiter + process.env.PATH);
  onTestFinished(() => void vi.unstubAllEnvs());
};

const signedIn = (instanceUrl: string) => ({
  status: 0,
  result: { username: "beheer@example.com", instanceUrl, accessToken, connectedStatus: "Connected" },
});

async function orgThatReturns(status: number): Promise<string> {
  const fake = await startFakeOrgServer(() => ({ status, body: [] }));
  onTestFinished(() => fake.close());
  return fake.url;
}

// The fake CLI is a shell script.
describe.skipIf(process.platform === "win32")("with a fake Salesforce CLI", () => {
  test("the access token of the CLI opens the org", async () => {
    const fake = await startFakeOrgServer(() => ({ status: 200, body: {} }));
    onTestFinished(() => fake.close());
    useFakeCli(signedIn(fake.url));
    await expect(signInAt("proef", siteUrl)).resolves.toEqual({ instanceUrl: fake.url, accessToken, siteUrl });
    expect(fake.requests).toMatchObject([{ headers: { authorization: `Bearer ${accessToken}` } }]);
  });

  test.each([
    [
      "an alias without a sign-in",
      { status: 1, name: "NamedOrgNotFoundError", message: "No authorization information found for proef." },
      "does not know the org proef",
    ],
    [
      "a session that the CLI cannot renew",
      { status: 1, name: "RefreshTokenAuthError", message: "expired access/refresh token" },
      "session at the org proef has expired",
    ],
    [
      "an expired session that the CLI reports as a status",
      { status: 0, result: { username: "a@example.com", connectedStatus: "RefreshTokenAuthError" } },
      "session at the org proef has expired",
    ],
    ["a CLI that prints no token", { result: { username: "a@example.com" } }, "returns no access token"],
    ["an org without encryption", signedIn("http://org.example.com"), "returns no access token"],
    ["a CLI that prints no JSON object", "", "does not know the org proef"],
  ])("%s is one sentence that says what to do", async (_case, output, sentence) => {
    useFakeCli(output);
    await expect(signInAt("proef", siteUrl)).rejects.toThrow(sentence);
  });

  test.each([
    [401, "session at the org proef has expired"],
    [403, "denied access to its API (status 403)"],
  ])("a response with status %i is one sentence without the token", async (status, sentence) => {
    useFakeCli(signedIn(await orgThatReturns(status)));
    const signIn = signInAt("proef", siteUrl);
    await expect(signIn).rejects.toThrow(sentence);
    await expect(signIn).rejects.not.toThrow(accessToken);
  });
});

test.each([undefined, "reizen", "http://morgenree.example.com"])("%s is not the address of a site", async (address) => {
  await expect(signInAt("proef", address)).rejects.toThrow("--site-url");
});

test("without a CLI the start ends with one sentence", () => {
  const start = [join(repository, "scripts/start/index.ts"), "--org", "proef", "--site-url", siteUrl];
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--conditions=source", ...start], {
    encoding: "utf8",
    env: { ...process.env, PATH: "" },
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("Salesforce CLI cannot be started")]);
});
