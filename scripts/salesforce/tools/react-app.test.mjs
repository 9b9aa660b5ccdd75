// Salesforce's library converts the generated React app: `npm test -- salesforce`, after `npm run check -- salesforce`.
import assert from "node:assert/strict";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { appApiVersion, appNames, buildApp, metadataFolder, writeAppProject } from "@travel-design/site/react-app";
import { check as convertAll } from "./conversion.mjs";
import { readSourceTree } from "../source-tree.ts";

const { ComponentSet } = createRequire(import.meta.url)("@salesforce/source-deploy-retrieve");
const root = resolve(import.meta.dirname, "../../..");
const lwrSite = ["digitalExperienceConfigs", "digitalExperiences", "networks", "sites"];

let project;
before(async () => {
  project = mkdtempSync(join(tmpdir(), "react-app-"));
  await buildApp();
  await writeAppProject({ prefix: "app", folder: project });
});
after(() => rmSync(project, { recursive: true, force: true }));

/** Names of what a deployment of the project sends, without the Apex classes and objects. */
const components = () =>
  [...ComponentSet.fromSource({ fsPaths: [join(project, "force-app")] }).getSourceComponents()]
    .map(({ type, fullName }) => `${type.name} ${fullName}`)
    .filter((name) => /^(?:UIBundle|Network|CustomSite|DigitalExperience)/.test(name))
    .toSorted();

const appComponents = [
  `CustomSite ${appNames.site}`,
  `DigitalExperience site/${appNames.bundle}.sfdc_cms__site/${appNames.bundle}`,
  `DigitalExperienceBundle site/${appNames.bundle}`,
  `DigitalExperienceConfig ${appNames.bundle}`,
  `Network ${appNames.label}`,
  `UIBundle ${appNames.app}`,
];

const addresses = /\b(?:href|src|data-scripts)="([^"]*)"|\bsrcset="([^"]*)"|url\(&quot;([^&]*)/g;

test("each address of a page is in the app, and each file that it loads is there", () => {
  const output = join(project, metadataFolder, "uiBundles", appNames.app, "dist");
  const pages = globSync("**/*.html", { cwd: output });
  assert.ok(pages.length > 5);
  for (const page of pages) {
    const found = Array.from(readFileSync(join(output, page), "utf8").matchAll(addresses)).flatMap(
      ([, plain = "", set = "", styled = ""]) => [...plain.split(" "), ...set.split(/,? \d+w,? ?/), styled],
    );
    const onDomain = found.filter((address) => /^\/(?!\/)/.test(address));
    assert.deepEqual(
      onDomain.filter((address) => !/^\/app(?:\/|$)/.test(address)),
      [],
      page,
    );
    const files = onDomain.filter((address) => /\.\w+$/.test(address)).map((address) => address.slice("/app/".length));
    assert.ok(files.length > 3, page);
    assert.deepEqual(
      files.filter((file) => !existsSync(join(output, file))),
      [],
      page,
    );
  }
});

test("the generated project converts, with the app and its site", async () => {
  assert.deepEqual(await convertAll({ root: project, source: readSourceTree(project) }), []);
  const found = components();
  for (const name of appComponents) assert.ok(found.includes(name), `${name} is in ${found.join(", ")}`);
});

test("it converts beside the LWR site in one project", async () => {
  for (const folder of lwrSite)
    cpSync(join(root, metadataFolder, folder), join(project, metadataFolder, folder), { recursive: true });
  assert.deepEqual(await convertAll({ root: project, source: readSourceTree(project) }), []);
  const found = components();
  for (const name of [...appComponents, "Network Travel Design", "DigitalExperienceBundle site/Travel_Design1"])
    assert.ok(found.includes(name), `${name} is in ${found.join(", ")}`);
});

test(`it is a project of version ${appApiVersion}`, () => {
  const { sourceApiVersion } = createRequire(import.meta.url)(join(project, "sfdx-project.json"));
  assert.equal(sourceApiVersion, appApiVersion);
});
