import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { scriptName } from "@travel-design/blocks/contract";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { siteNames, withElement } from "@travel-design/site/metadata";
import { withoutMember } from "./components/xml.ts";
import { writeOrgValues, type OrgValues } from "./org-values.ts";

const forceApp = join(import.meta.dirname, "../../force-app/main/default");

const values: OrgValues = {
  prefix: "reizen",
  owner: "noor@example.com",
  status: "Live",
  senderAddress: "info@example.com",
  kept: ["queue"],
};

const contract = "lwc/tdReactBlock/contract.js";

/** A folder with the files of this repository as the Salesforce CLI converts them. */
function convertedSource(): { folder: string; read: (path: string) => string } {
  const folder = temporaryFolder();
  const metadata = join(folder, "metadata");
  for (const path of [
    "sites/Travel_Design.site",
    "networks/Travel Design.network",
    "digitalExperienceConfigs/Travel_Design1.digitalExperienceConfig",
  ]) {
    mkdirSync(dirname(join(metadata, path)), { recursive: true });
    cpSync(join(forceApp, `${path}-meta.xml`), join(metadata, path));
  }
  for (const name of ["queues", "staticresources", "lwc/tdReactBlock"])
    mkdirSync(join(metadata, name), { recursive: true });
  cpSync(join(forceApp, contract), join(metadata, contract));
  writeFileSync(join(metadata, "staticresources", `${scriptName}.resource`), "// first version");
  writeFileSync(join(metadata, "queues/Offerteaanvragen.queue"), "<Queue/>");
  writeFileSync(
    join(metadata, "package.xml"),
    "<Package>\n    <types>\n        <members>Offerteaanvragen</members>\n        <name>Queue</name>\n    </types>\n</Package>",
  );
  return { folder, read: (path) => readFileSync(join(metadata, path), "utf8") };
}

test("the path is written to all three files, and Salesforce's ending where it belongs", () => {
  const { folder, read } = convertedSource();
  writeOrgValues(folder, siteNames, values);
  const config = read("digitalExperienceConfigs/Travel_Design1.digitalExperienceConfig");
  expect(config).toMatch(/<site>\s*<urlPathPrefix>reizen<\/urlPathPrefix>\s*<\/site>/);
  for (const path of ["sites/Travel_Design.site", "networks/Travel Design.network"])
    expect(read(path).match(/<urlPathPrefix>.*/g)).toEqual(["<urlPathPrefix>reizenvforcesite</urlPathPrefix>"]);
});

test("owner, status and sender are written once", () => {
  const { folder, read } = convertedSource();
  writeOrgValues(folder, siteNames, values);
  writeOrgValues(folder, siteNames, values);
  expect(read("sites/Travel_Design.site").match(/<siteGuestRecordDefaultOwner>.*/g)).toEqual([
    "<siteGuestRecordDefaultOwner>noor@example.com</siteGuestRecordDefaultOwner>",
  ]);
  expect(read("networks/Travel Design.network")).toContain("<status>Live</status>");
  expect(read("networks/Travel Design.network")).toContain("<emailSenderAddress>info@example.com</emailSenderAddress>");
});

test.each([
  [["queue"], false],
  [[], true],
] as const)("of an org that keeps %j, a queue is deployed: %s", (kept, isDeployed) => {
  const { folder, read } = convertedSource();
  writeOrgValues(folder, siteNames, { ...values, kept });
  expect(existsSync(join(folder, "metadata/queues/Offerteaanvragen.queue"))).toBe(isDeployed);
  expect(read("package.xml").includes("Queue")).toBe(isDeployed);
});

test("the address of the script changes with its content, and only then", () => {
  const versionOf = (script: string): string => {
    const { folder, read } = convertedSource();
    writeFileSync(join(folder, "metadata/staticresources", `${scriptName}.resource`), script);
    writeOrgValues(folder, siteNames, values);
    return /version = "(\w+)"/.exec(read(contract))?.[1] ?? "";
  };
  expect(versionOf("// a")).toMatch(/^[0-9a-f]{12}$/);
  expect(versionOf("// a")).toBe(versionOf("// a"));
  expect(versionOf("// b")).not.toBe(versionOf("// a"));
});

test("a member is removed from its own type only", () => {
  const types = (name: string, ...members: string[]): string =>
    `<types>${members.map((member) => `<members>${member}</members>`).join("")}<name>${name}</name></types>`;
  const xml = types("Queue", "A", "B") + types("Group", "A");
  expect(withoutMember(xml, "Queue", "A")).toBe(types("Queue", "B") + types("Group", "A"));
});

test("a value replaces another one as text", () => {
  const site = withElement("<CustomSite>\n</CustomSite>", "CustomSite", "siteAdmin", "a@example.com");
  expect(withElement(site, "CustomSite", "siteAdmin", "b&$&@example.com")).toBe(site.replace("a@", "b&amp;$$&amp;@"));
  expect(withElement("<site><path/></site>", "site", "path", "x")).toBe("<site><path>x</path></site>");
  expect(() => withElement("", "CustomSite", "siteAdmin", "a@example.com")).toThrow("contains no <CustomSite>");
});
