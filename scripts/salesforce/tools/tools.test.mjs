// Each tool has to find a defect that is planted in a copy of force-app: `npm test -- salesforce`, after `npm run check -- salesforce`.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { readSourceTree, sourceFolder } from "../source-tree.ts";

const root = resolve(import.meta.dirname, "../../..");
const field = (name) => `objects/Contact_Request__c/fields/${name}.field-meta.xml`;
const layout = "layouts/Contact_Request__c-Offerteaanvraag Layout.layout-meta.xml";
const store = "classes/ContactRequestStore.cls";
const hasJava = spawnSync("java", ["-version"]).status === 0;

/** Tool, file of the defect, what is replaced by what, and what the tool then reports. */
const defects = [
  ["schema", field("City__c"), "<length>100</length>", "<lenght>100</lenght>", /City__c.*lenght/],
  ["schema", field("City__c"), "<type>Text</type>", "<type>Words</type>", /City__c.*\/type/],
  ["schema", field("City__c"), "</label>", "</lable>", /City__c.*label/],
  ["schema", field("City__c"), "<fullName>City__c", "<fullName>Town__c", /City__c.*Town__c/],
  ["schema", field("City__c"), 'xmlns="', 'xmlns="x', /City__c.*xmlns/],
  ["schema", layout, "<Layout ", "<Lay-out ", /Layout/],
  ["project-file", "../../../sfdx-project.json", '"63.0"', '"63"', /sourceApiVersion|apiVersion/],
  ["project-file", "../../../config/project-scratch-def.json", '"edition"', '"Edition"', /edition/],
  ["project-file", `${store}-meta.xml`, "63.0", "62.0", /apiVersion is 62.0/],
  ["apex-format", store, "Database.insert(record,", "Database.insert( record,", /is not formatted; run/],
  ["security", store, "Database.insert(record, AccessLevel.SYSTEM_MODE)", "insert record", /ApexCRUDViolation/],
];

/** All at once, because the Apex checker takes seconds: file of the defect, what is replaced by what, and what the tool reports. */
const apexDefects = [
  ["classes/ContactRequestField.cls", "__c.City__c", "__c.Town__c", /Field.cls: line \d+/],
  [
    "../../../scripts/deploy/prepare-org.apex",
    "SigningKey__c",
    "SignKey__c",
    /^scripts\/deploy\/prepare-org.apex: line 4: .*SignKey__c/m,
  ],
  [
    "../../../scripts/deploy/prepare-org.apex",
    "new WebsiteSchedule()",
    "new Schedule()",
    /^scripts\/deploy\/prepare-org.apex: line 11: .*Schedule/m,
  ],
  [
    "../../../scripts/deploy/queue.apex",
    "Id memberId;",
    "Integer memberId;",
    /^scripts\/deploy\/queue.apex: line \d+: /m,
  ],
  [
    "../../../scripts/deploy/org-facts.apex",
    "getExperienceCloudSitesHostname",
    "getSitesHostname",
    /^scripts\/deploy\/org-facts.apex: line 10: /m,
  ],
];

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "planted-"));
  mkdirSync(join(folder, sourceFolder), { recursive: true });
  cpSync(join(root, "sfdx-project.json"), join(folder, "sfdx-project.json"));
  cpSync(join(root, "config"), join(folder, "config"), { recursive: true });
  cpSync(join(root, "scripts/deploy"), join(folder, "scripts/deploy"), { recursive: true });
  for (const part of ["classes", "layouts", "objects", "permissionsets", "tabs", "triggers"])
    cpSync(join(root, sourceFolder, part), join(folder, sourceFolder, part), { recursive: true });
  cpSync(join(root, sourceFolder, "staticresources"), join(folder, sourceFolder, "staticresources"), {
    recursive: true,
    filter: (path) => !/travel/.test(path),
  });
});
after(() => rmSync(folder, { recursive: true, force: true }));

const problemsOf = async (name) =>
  (await import(`./${name}.mjs`)).check({ root: folder, source: readSourceTree(folder) });

/** Puts a defect into a file. @returns a function that restores the file */
function plant(path, right, wrong) {
  const file = join(folder, sourceFolder, path);
  const text = readFileSync(file, "utf8");
  assert.ok(text.includes(right), `The file contains ${right}, so that it can be replaced.`);
  writeFileSync(file, text.replaceAll(right, wrong));
  return () => writeFileSync(file, text);
}

for (const [name, path, right, wrong, expected] of defects)
  test(`${name} finds ${wrong} for ${right} in ${path}`, { skip: name === "security" && !hasJava }, async () => {
    const restore = plant(path, right, wrong);
    try {
      assert.match((await problemsOf(name)).join("\n"), expected);
    } finally {
      restore();
    }
  });

test("apex finds a defect in each of several files", { skip: !hasJava }, async () => {
  const restores = apexDefects.map(([path, right, wrong]) => plant(path, right, wrong));
  const problems = (await problemsOf("apex")).join("\n");
  for (const restore of restores) restore();
  for (const [, , , expected] of apexDefects) assert.match(problems, expected);
});

for (const [name, path, expected] of [
  ["schema", "classes/IsoDay.cls-meta.xml", /IsoDay.cls: IsoDay.cls-meta.xml is missing/],
  ["conversion", "staticresources/contactRequestCases.json", /does not convert/],
])
  test(`${name} finds that ${path} is missing`, async () => {
    const file = join(folder, sourceFolder, path);
    const text = readFileSync(file);
    rmSync(file);
    const problems = await problemsOf(name);
    writeFileSync(file, text);
    assert.match(problems.join("\n"), expected);
  });

const component = (body, imports = "") =>
  `import { LightningElement, api } from "lwc";\n${imports}\nexport default class Sample extends LightningElement { ${body} }`;
const missingImports = `import start from "@salesforce/apex/ContactRequestController.startSubmision";`;

for (const [defect, script, expected] of [
  ["what the compiler rejects", component("@api shown = true;"), [/"shown".*\(line 3\)/]],
  [
    "names that do not exist",
    component("@api shown; go() { return start; }", missingImports),
    [/startSubmision does not exist/, /c-ghost/],
  ],
])
  test(`components finds ${defect}`, async () => {
    const bundle = join(folder, sourceFolder, "lwc/sample");
    mkdirSync(bundle, { recursive: true });
    writeFileSync(join(bundle, "sample.js"), script);
    writeFileSync(join(bundle, "sample.html"), "<template><c-ghost></c-ghost></template>");
    writeFileSync(
      join(bundle, "sample.js-meta.xml"),
      `<?xml version="1.0" encoding="UTF-8"?>
<LightningComponentBundle xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>63.0</apiVersion><isExposed>false</isExposed>
</LightningComponentBundle>`,
    );
    const problems = (await problemsOf("components")).join("\n");
    rmSync(join(folder, sourceFolder, "lwc"), { recursive: true });
    for (const pattern of expected) assert.match(problems, pattern);
  });

for (const [defect, body, expected] of [
  [
    "markup as text",
    'renderedCallback() { this.template.innerHTML = "<b></b>"; }',
    /sample.js: line 3: .*no-inner-html/,
  ],
  ["a timer", "connectedCallback() { setTimeout(() => {}, 9); }", /sample.js: line 3: .*no-async-operation/],
  ["a name that does not exist", "go() { return ghost; }", /sample.js: line 3: .*no-undef/],
  ["a syntax error", "go( {", /sample.js: line 3: .*syntax/],
])
  test(`lint finds ${defect}`, async () => {
    const bundle = join(folder, sourceFolder, "lwc/sample");
    mkdirSync(bundle, { recursive: true });
    writeFileSync(join(bundle, "sample.js"), component(body));
    const problems = (await problemsOf("lint")).join("\n");
    rmSync(join(folder, sourceFolder, "lwc"), { recursive: true });
    assert.match(problems, expected);
  });

test("without Java the tools that need it are named, and the other checks count", () => {
  const { stdout, status } = spawnSync(process.execPath, [join(import.meta.dirname, "../check.ts"), folder], {
    encoding: "utf8",
    env: { ...process.env, PATH: folder },
  });
  assert.match(stdout, /^skip Apex follows the security rules: needs Java 11/m);
  assert.match(stdout, /^ok {3}Queries in Apex name fields that exist$/m);
  assert.match(stdout, /\n\d+ passed, \d+ failed\n$/);
  // The copy contains no site.
  assert.equal(status, 1);
});
