/** Plants one fault at a time in a copy of force-app: each check must find the fault that it is for. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { Project } from "./project.mjs";

const root = resolve(import.meta.dirname, "../..");
const source = "force-app/main/default";
const field = (name) => `objects/Contact_Request__c/fields/${name}.field-meta.xml`;
const layout = "layouts/Contact_Request__c-Offerteaanvraag Layout.layout-meta.xml";
const guest = "permissionsets/Website_Guest_Options.permissionset-meta.xml";
const visitor = "permissionsets/Website_Guest.permissionset-meta.xml";
const store = "classes/ContactRequestStore.cls";
const log = "classes/WebsiteFailureLog.cls";
const recordType = "objects/Contact_Request__c/recordTypes/Quotation_Request.recordType-meta.xml";
const listView = "objects/Contact_Request__c/listViews/Alle_aanvragen.listView-meta.xml";
const needsJava = ["apex", "security"];
const hasJava = spawnSync("java", ["-version"]).status === 0;

/** Check, where the fault is planted, what is replaced by what, and what the check then says. */
const faults = [
  ["schema", field("City__c"), "<length>100</length>", "<lenght>100</lenght>", /City__c.*lenght/],
  ["schema", field("City__c"), "<type>Text</type>", "<type>Words</type>", /City__c.*\/type/],
  ["schema", field("City__c"), "</label>", "</lable>", /City__c.*label/],
  ["schema", field("City__c"), "<fullName>City__c", "<fullName>Town__c", /City__c.*Town__c/],
  ["schema", field("City__c"), 'xmlns="', 'xmlns="x', /City__c.*xmlns/],
  ["schema", layout, "<Layout ", "<Lay-out ", /Layout/],
  ["objects", recordType, "<fullName>Japan<", "<fullName>Atlantis<", /has no value "Atlantis"/],
  ["objects", recordType, "<fullName>Japan<", "<fullName>Kenia<", /"Japan".*is missing/],
  ["objects", recordType, "<picklist>Channel__c<", "<picklist>Kanaal__c<", /Kanaal__c does not exist/],
  ["objects", listView, "Budget__c", "Bugdet__c", /Bugdet__c does not exist/],
  ["objects", layout, "<field>City__c", "<field>Town__c", /Town__c does not exist/],
  ["objects", layout, "<field>LastName__c", "<field>FirstName__c", /LastName__c is missing/],
  ["permissions", guest, "BekendVia__c", "BekendDoor__c", /BekendDoor__c does not exist/],
  ["permissions", guest, "BekendVia__c", "LastName__c", /LastName__c may not stand/],
  ["permissions", visitor, "<allowEdit>false", "<allowEdit>true", /allowEdit on Website_Failure__e/],
  ["permissions", visitor, "<object>Website_Failure__e", "<object>Failure__e", /Failure__e does not exist/],
  ["permissions", guest, "<allowCreate>false", "<allowCreate>true", /allowCreate on Contact_Request__c/],
  ["permissions", guest, "<allowEdit>false", "<allowEdit>true", /allowEdit/],
  ["permissions", guest, "<viewAllRecords>false", "<viewAllRecords>true", /viewAllRecords/],
  ["permissions", guest, "<editable>false", "<editable>true", /may not edit/],
  ["permissions", guest, "Quotation_Request", "Other_Request", /Other_Request does not exist/],
  ["permissions", guest, "<object>Contact_Request__c", "<object>Requests__c", /Requests__c does not exist/],
  ["queries", log, "SELECT FailureKey__c", "SELECT Key__c", /Key__c, which does not exist/],
  ["queries", log, "FROM Website_Failure__c", "FROM Failure__c", /Failure__c, which does not exist/],
  ["project-file", "../../../sfdx-project.json", '"63.0"', '"63"', /sourceApiVersion|apiVersion/],
  ["project-file", `${store}-meta.xml`, "63.0", "62.0", /apiVersion is 62.0/],
  ["apex", "classes/IsoDay.cls", "Integer.valueOf(parts", "Integer.valeuOf(parts", /IsoDay.cls: line \d+/],
  ["apex", "classes/ContactRequestField.cls", "__c.City__c", "__c.Town__c", /Field.cls: line \d+/],
  [
    "security",
    store,
    "Database.insert(record, AccessLevel.SYSTEM_MODE)",
    "insert record",
    /ApexCRUDViolation/,
    hasJava,
  ],
];

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "planted-"));
  mkdirSync(join(folder, source), { recursive: true });
  cpSync(join(root, "sfdx-project.json"), join(folder, "sfdx-project.json"));
  for (const part of ["classes", "layouts", "objects", "permissionsets", "tabs", "triggers"])
    cpSync(join(root, source, part), join(folder, source, part), { recursive: true });
  cpSync(join(root, source, "staticresources"), join(folder, source, "staticresources"), {
    recursive: true,
    filter: (path) => !/travel/.test(path),
  });
});
after(() => rmSync(folder, { recursive: true, force: true }));

const problemsOf = async (name) => (await import(`./check-${name}.mjs`)).check(new Project(folder));

for (const name of new Set(faults.map(([check]) => check)))
  test(
    `${name} finds nothing wrong in the project itself`,
    { skip: needsJava.includes(name) && !hasJava },
    async () => {
      assert.deepEqual(await problemsOf(name), []);
    },
  );

for (const [name, path, right, wrong, expected] of faults)
  test(
    `${name} finds ${wrong || "nothing"} for ${right} in ${path}`,
    { skip: needsJava.includes(name) && !hasJava },
    async () => {
      const file = join(folder, source, path);
      const text = readFileSync(file, "utf8");
      assert.ok(text.includes(right), `The file holds ${right}, so that it can be replaced.`);
      try {
        writeFileSync(file, text.replaceAll(right, wrong));
        assert.match((await problemsOf(name)).join("\n"), expected);
      } finally {
        writeFileSync(file, text);
      }
    },
  );

for (const [name, path, expected] of [
  ["schema", "classes/IsoDay.cls-meta.xml", /IsoDay.cls: IsoDay.cls-meta.xml is missing/],
  ["conversion", "staticresources/contactRequestCases.json", /does not convert/],
])
  test(`${name} finds that ${path} is missing`, async () => {
    const file = join(folder, source, path);
    const text = readFileSync(file);
    rmSync(file);
    const problems = await problemsOf(name);
    writeFileSync(file, text);
    assert.match(problems.join("\n"), expected);
  });

const component = (body, imports = "") =>
  `import { LightningElement, api } from "lwc";\n${imports}\nexport default class Sample extends LightningElement { ${body} }`;
const missingImports = `import start from "@salesforce/apex/ContactRequestController.startSubmision";
import resource from "@salesforce/resourceUrl/ghost";`;

for (const [fault, script, expected] of [
  ["what the compiler rejects", component("@api shown = true;"), [/"shown".*\(line 3\)/]],
  [
    "names and places that do not exist",
    component("@api shown; go() { return [start, resource]; }", missingImports),
    [
      /startSubmision does not exist/,
      /resourceUrl ghost/,
      /c-ghost/,
      /lightning__HomePage/,
      /not lightningCommunity__Page/,
      /title is not an @api field/,
      /Amount_Of is of the type Number/,
      /Amount_Of has to be in camel case/,
    ],
  ],
])
  test(`components finds ${fault}`, async () => {
    const bundle = join(folder, source, "lwc/sample");
    mkdirSync(bundle, { recursive: true });
    writeFileSync(join(bundle, "sample.js"), script);
    writeFileSync(join(bundle, "sample.html"), "<template><c-ghost></c-ghost></template>");
    writeFileSync(
      join(bundle, "sample.js-meta.xml"),
      `<?xml version="1.0" encoding="UTF-8"?>
<LightningComponentBundle xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>63.0</apiVersion><isExposed>true</isExposed>
<targets><target>lightningCommunity__Default</target><target>lightning__HomePage</target></targets>
<targetConfigs><targetConfig targets="lightningCommunity__Page"><property name="title" type="String"/><property name="Amount_Of" type="Number"/></targetConfig></targetConfigs>
</LightningComponentBundle>`,
    );
    const problems = (await problemsOf("components")).join("\n");
    rmSync(join(folder, source, "lwc"), { recursive: true });
    for (const pattern of expected) assert.match(problems, pattern);
  });

for (const [fault, body, expected] of [
  [
    "markup as text",
    'renderedCallback() { this.template.innerHTML = "<b></b>"; }',
    /sample.js: line 3: .*no-inner-html/,
  ],
  ["a timer", "connectedCallback() { setTimeout(() => {}, 9); }", /sample.js: line 3: .*no-async-operation/],
  ["a name that does not exist", "go() { return ghost; }", /sample.js: line 3: .*no-undef/],
  ["what cannot be read", "go( {", /sample.js: line 3: .*syntax/],
])
  test(`lint finds ${fault}`, async () => {
    const bundle = join(folder, source, "lwc/sample");
    mkdirSync(bundle, { recursive: true });
    writeFileSync(join(bundle, "sample.js"), component(body));
    const problems = (await problemsOf("lint")).join("\n");
    rmSync(join(folder, source, "lwc"), { recursive: true });
    assert.match(problems, expected);
  });

const home = "digitalExperiences/site/Travel_Design1/sfdc_cms__view/home/content.json";
const panel = "lwc/tdSection/tdSection.js-meta.xml";

for (const [path, right, wrong, expected] of [
  [panel, "Boven,Midden", "Boven,center", /tdSection: \w+ offers the program word "center"/],
  [panel, 'datasource="Boven', 'datasource="Hoog,Boven', /tdSection: \w+ offers "Hoog", which is not a label/],
  ["lwc/tdColumn/tdColumn.js", "@slot content", "@slot default", /tdColumn: its template has the slots content/],
  [home, '"sectionVerticalAlign": "top"', '"sectionVerticalAlign": "hoog"', /home.*"hoog" is not valid/],
])
  test(`builder finds ${wrong} for ${right} in ${path}`, async () => {
    for (const part of ["lwc", "digitalExperiences"])
      cpSync(join(root, source, part), join(folder, source, part), { recursive: true });
    try {
      assert.deepEqual(await problemsOf("builder"), []);
      const file = join(folder, source, path);
      const text = readFileSync(file, "utf8");
      assert.ok(text.includes(right), `The file contains ${right}, so that it can be replaced.`);
      writeFileSync(file, text.replaceAll(right, wrong));
      assert.match((await problemsOf("builder")).join("\n"), expected);
    } finally {
      for (const part of ["lwc", "digitalExperiences"])
        rmSync(join(folder, source, part), { recursive: true, force: true });
    }
  });

test("without Java the checks that need it are named, and the others still count", () => {
  const env = { ...process.env, PATH: folder };
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, "check.mjs"), folder], {
    encoding: "utf8",
    env,
  });
  assert.match(stdout, /^Skipped, because they need Java 11.*Apex meets the security rules/m);
  assert.match(stdout, /\n6 passed, 0 failed\n$/);
});
