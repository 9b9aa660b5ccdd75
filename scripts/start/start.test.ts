import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { sampleProject, temporaryFolder } from "@travel-design/local-org/testing";

const program = ["--conditions=source", join(import.meta.dirname, "index.ts")];

const run = (...options: string[]) =>
  spawnSync(process.execPath, [...program, ...options], {
    encoding: "utf8",
    cwd: resolve(import.meta.dirname, "../.."),
  });

test("a project without a site is served as an API, and the start says so", { timeout: 60_000 }, async () => {
  const options = ["--force-app", sampleProject("bike-dealer"), "--data", temporaryFolder(), "--port", "0"];
  const child = spawn(process.execPath, [...program, ...options]);
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.includes("Ctrl+C")) break;
  }
  const output = lines.join("\n");
  expect(output).toMatch(/read-only texts: Dealer_Order__c\.Total__c \(Summary\)/);
  expect(output).toMatch(/There is no site in .*bike-dealer.digitalExperiences.site\./);
  const [url = ""] = /http:\S+/.exec(output) ?? [];
  const response = await fetch(`${url}/object-info/Account`, { headers: { authorization: "Bearer local-admin" } });
  expect(await response.json()).toMatchObject({ apiName: "Account" });
  child.kill();
  await once(child, "exit");
});

test.each([
  ["the page builder without a site", ["--builder"], sampleProject("bike-dealer"), /no site in .*needs one/],
  ["a folder that does not exist", [], "missing", /missing: there is no such folder/],
  [
    "two sites of one path",
    ["--site", "Zon", "--site", "zon"],
    sampleProject("bike-dealer"),
    /each site one of its own/,
  ],
  ["a site and a prefix", ["--site", "Zon", "--prefix", "zon"], sampleProject("bike-dealer"), /leave out .*--prefix/],
])("%s is rejected in one sentence", { timeout: 60_000 }, (_name, options, forceApp, sentence) => {
  const { status, stderr } = run(...options, "--force-app", forceApp, "--data", temporaryFolder());
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(status).toBe(1);
});

test("the help lists the folder of the metadata", { timeout: 60_000 }, () => {
  expect(run("--help").stdout).toContain("--force-app DIR");
});
