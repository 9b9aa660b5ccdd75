import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { fakeDeployment } from "../deploy/testing/fake-deployment.ts";
import { runFakeCli } from "../deploy/testing/fake-cli.ts";
import type { FakeOrg } from "../deploy/testing/fake-org.ts";
import type { CallCli } from "../org/salesforce-cli.ts";
import { readClaims } from "./claims.ts";
import { proveOrg } from "./index.ts";
import { proofs } from "./proofs.ts";
import { analyticsId, type Visit } from "./visit.ts";

const kinds = ["lwr-site", "react-app", "blocks"] as const;

test("every proof is about a claim, and every limit of the README has one", () => {
  const claims = kinds.flatMap((as) => readClaims(as));
  const about = (start: string) => claims.filter(({ what }) => what.startsWith(start));
  for (const start of Object.keys(proofs)) expect([start, about(start).length > 0]).toEqual([start, true]);
  const limits = readClaims("lwr-site").filter(({ source }) => source === "README.md");
  expect(limits.length).toBeGreaterThan(10);
  for (const { what } of limits) expect(Object.keys(proofs).filter((start) => what.startsWith(start))).toHaveLength(1);
});

test("every line of the lists says what is expected, and what to do if it is different", () => {
  const rows = kinds.flatMap((as) => readClaims(as)).filter(({ source }) => source !== "README.md");
  expect(new Set(rows.map(({ source }) => source)).size).toBe(3);
  for (const { what, expected, remedy } of rows) expect([what, expected, remedy]).not.toContain("");
});

const stored = {
  Id: "a00000000000001AAA",
  Reference__c: "TD-7K3M9Q",
  Site__c: "Travel Design",
  GaId__c: analyticsId,
  RecordType: { DeveloperName: "Quotation_Request" },
};

/** Deploys to a fake org, and proves it with a visit whose request the org stores. */
async function proveDeployed({
  change = () => {},
  request = stored,
  visit = {},
  parameters = [],
}: {
  change?: (org: FakeOrg) => void;
  request?: object | null;
  visit?: Partial<Visit>;
  parameters?: readonly string[];
} = {}) {
  const { file, deploy, changeOrg } = fakeDeployment();
  expect(deploy({ prefix: "reizen" }).error).toBe("");
  changeOrg(change);
  const call: CallCli = (org, command) =>
    JSON.parse(runFakeCli([...command, "--json", "--target-org", org], file).stdout);
  const report = join(temporaryFolder(), "results/proof.md");
  const printed: string[] = [];
  const visited: string[] = [];
  const status = await proveOrg(
    ["--org", "proef", "--file", report, ...parameters],
    call,
    (line) => void printed.push(line),
    async (address, email) => {
      visited.push(address, email);
      if (request) changeOrg(({ requests }) => requests.push({ ...request, LastName__c: "Proef 1" }));
      const links = ["https://morgenree.my.site.com/reizen/privacyverklaring"];
      return { largestPaint: 1234, links, errors: [], lastName: "Proef 1", lastAddress: "", ...visit };
    },
  );
  return { status, printed: printed.join("\n"), visited, report: readFileSync(report, "utf8") };
}

test("an org in which everything holds gives one file, with what is left for a person", async () => {
  const { status, printed, visited, report } = await proveDeployed();
  expect(status).toBe(0);
  expect(visited).toEqual(["https://morgenree.my.site.com/reizen", "beheer@morgenree.example"]);
  expect(printed).toMatch(/\d+ proven, \d+ for a person to look at, 0 different: .*proof\.md$/);
  expect(report).toContain('The proof submitted the request TD-7K3M9Q of "Proef 1". Delete it');
  expect(report).toContain("All Apex tests of this project passed in the org");
  expect(report).toContain("- **drop zones** Look for: a box in each column or card");
  expect(report).toContain("was painted after 1.2 s");
  expect(report).not.toContain("Different from");
  const claims = readClaims("lwr-site");
  expect(report.match(/^- \*\*/gm)).toHaveLength(claims.length);
});

describe("what differs is the first part of the file, and the exit status", () => {
  const outside = ["https://morgenree.my.site.com/offerte"];
  test.each([
    [
      "a test fails",
      { change: ({ components }) => void (components["classes/RequestSiteTest.cls"] = "Assert.fail(") },
      "Failed: RequestSiteTest.works",
    ],
    [
      "a class is covered too little",
      { change: ({ coverage }) => void (coverage.IsoDay = 60) },
      "Below 75 %: IsoDay 60 %",
    ],
    ["a guest lacks rights", { change: (org) => void (org.assignments = []) }, "lacks Website_Guest"],
    [
      "the request is not stored",
      { request: null, visit: { problem: "the button stays disabled" } },
      "No request of the guest was found: the button stays disabled",
    ],
    [
      "a field is not classified",
      { change: ({ unclassified }) => void unclassified.push("LastName__c") },
      "Without one: LastName__c.",
    ],
    [
      "the visitor sees nothing new",
      { visit: { lastAddress: undefined, problem: "no message" } },
      "saw nothing new after the last step: no message.",
    ],
    [
      "it has no analytics id",
      { request: { ...stored, GaId__c: null } },
      "is empty, and not that of the visitor's cookie",
    ],
    [
      "it names another site",
      { request: { ...stored, Site__c: "Zuiderzon" } },
      "names Zuiderzon, and not Travel Design",
    ],
    [
      "it has another record type",
      { request: { ...stored, RecordType: null } },
      "is the default of the guest's profile",
    ],
    [
      "it is in dollars",
      { change: (org) => void (org.currencies = ["EUR", "USD"]), request: { ...stored, CurrencyIsoCode: "USD" } },
      "is in USD",
    ],
    ["a link leaves the path", { visit: { links: outside } }, `Outside: ${outside[0]}`],
  ] satisfies [string, Parameters<typeof proveDeployed>[0], string][])("%s", async (_title, broken, sentence) => {
    const { status, printed, report } = await proveDeployed(broken);
    expect(status).toBe(1);
    expect(printed).toContain(sentence);
    const [first = ""] = report.split("\n## ").slice(1);
    expect(first).toMatch(/^Different from what the documentation says/);
    expect(first).toContain(sentence);
    expect(first).toMatch(/What to do: |\(README\.md\)/);
  });
});

test("what the org does not let anybody read is a sentence, and the rest is proven", async () => {
  const { status, report } = await proveDeployed({ change: ({ failures }) => void failures.push("apex run test") });
  expect(status).toBe(1);
  expect(report).toContain("The Apex tests: getaddrinfo ENOTFOUND");
  expect(report).toContain("A guest submitted a request with a browser");
});

test.each([
  [["--url", "www.example.com"], '--url "www.example.com" is not the address of a site'],
  [["--form", "contact"], '--form "contact" is not a path'],
  [["--wait", "long"], '--wait "long" is not a number of minutes'],
])("%j is one sentence that says what to do", async (parameters, sentence) => {
  await expect(proveOrg(["--org", "proef", ...parameters])).rejects.toThrow(sentence);
});

test("an org without the site has nothing to prove", async () => {
  const { file } = fakeDeployment();
  const call: CallCli = (org, command) =>
    JSON.parse(runFakeCli([...command, "--json", "--target-org", org], file).stdout);
  await expect(proveOrg(["--org", "proef"], call, () => {})).rejects.toThrow(
    "no site Travel Design, so there is nothing to prove: deploy first",
  );
});
