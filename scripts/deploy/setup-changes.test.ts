import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { elementsOf, textOf } from "./components/xml.ts";
import { planOf } from "./plan.ts";
import { fakeDeployment } from "./testing/fake-deployment.ts";
import { forceApp, originals, sampleBlock, samplePage } from "./testing/fake-source.ts";

const object = "objects/Contact_Request__c.object";
const field = "objects/Contact_Request__c/fields/BekendVia__c.field-meta.xml";
const list = "objects/Contact_Request__c/listViews/Vandaag.listView-meta.xml";
const layout = "layouts/Contact_Request__c-Offerteaanvraag Layout.layout";
const permissions = "permissionsets/Travel_Designer.permissionset";

const valueXml = (name: string, label = name): string =>
  `<value><fullName>${name}</fullName><default>false</default><label>${label}</label></value>`;

const valuesStart = "<sorted>false</sorted>";

const addValue = (xml: string, name: string): string => xml.replace(valuesStart, `${valuesStart}${valueXml(name)}`);

/** A deployed site, with what people and the project change afterwards. */
function deployedSite() {
  const deployment = fakeDeployment();
  const { deploy, org, changeOrg, changeSource } = deployment;
  const first = deploy({ prefix: "reizen" });
  expect(first.error).toBe("");
  const read = (path: string): string => org().components[path] ?? "";
  const fieldOf = (): string =>
    elementsOf(read(object), "fields").find((xml) => textOf(xml, "fullName") === "BekendVia__c") ?? "";
  return {
    ...deployment,
    read,
    /** Changes a component in the org, as Setup does. */
    setUp: (path: string, edit: (xml: string) => string) =>
      changeOrg(({ components }) => void (components[path] = edit(components[path] ?? ""))),
    /** Changes a file of the project. */
    edit: (path: string, edit: (xml: string) => string) =>
      changeSource(path, edit(readFileSync(join(org().source, path), "utf8"))),
    /** Labels of the values that can be chosen. */
    activeLabels: (): string[] =>
      elementsOf(fieldOf(), "value")
        .filter((value) => textOf(value, "isActive") !== "false")
        .map((value) => textOf(value, "label")),
    /** Values of the record type. */
    recordTypeValues: (): string[] =>
      elementsOf(read(object), "picklistValues")
        .filter((xml) => textOf(xml, "picklist") === "BekendVia__c")
        .flatMap((xml) => elementsOf(xml, "values").map((value) => decodeURIComponent(textOf(value, "fullName")))),
  };
}

const labels = elementsOf(readFileSync(join(forceApp, field), "utf8"), "value").map((xml) => textOf(xml, "label"));
const without = (label: string): string[] => labels.filter((other) => other !== label);

describe("values of a picklist", () => {
  test("that were added in Setup stay with every deployment, and those of the project arrive", () => {
    const { setUp, edit, deploy, activeLabels } = deployedSite();
    setUp(object, (xml) => addValue(xml, "Een beurs"));
    expect(deploy()).toMatchObject({
      error: "",
      printed: expect.stringContaining("Contact_Request__c.BekendVia__c.Een beurs (value of a picklist)"),
    });
    expect(activeLabels()).toEqual(["Een beurs", ...labels]);
    edit(field, (xml) => xml.replace("</valueSetDefinition>", `${valueXml("Een folder")}</valueSetDefinition>`));
    expect(deploy().error).toBe("");
    expect(activeLabels()).toEqual(["Een beurs", ...labels, "Een folder"]);
  });

  test.each([
    ["is returned as inactive", (value: string) => value.replace("</value>", "<isActive>false</isActive></value>")],
    ["is not returned", () => ""],
  ])("that were deactivated in Setup stay inactive, when one %s", (_name, deactivate) => {
    const { setUp, deploy, activeLabels, recordTypeValues } = deployedSite();
    expect(recordTypeValues()).toContain("Instagram");
    setUp(object, (xml) => {
      const value = elementsOf(xml, "value").find((one) => textOf(one, "fullName") === "Instagram") ?? "";
      const choice = elementsOf(xml, "values").find((one) => textOf(one, "fullName") === "Instagram") ?? "";
      return xml.replace(value, deactivate(value)).replace(choice, "");
    });
    for (let run = 0; run < 2; run += 1) {
      expect(deploy().printed).toContain("Contact_Request__c.BekendVia__c.Instagram (value of a picklist)");
      expect(activeLabels()).toEqual(without("Instagram"));
      expect(recordTypeValues()).not.toContain("Instagram");
    }
  });

  test("that employees cannot choose although the website offers them are named", () => {
    const { setUp, deploy } = deployedSite();
    setUp(object, (xml) =>
      xml.replace(elementsOf(xml, "values").find((one) => textOf(one, "fullName") === "Instagram") ?? "", ""),
    );
    expect(deploy()).toMatchObject({
      error: "",
      printed: expect.stringContaining("these values of BekendVia__c, and employees cannot choose them: Instagram."),
    });
  });

  test("that the project removes are deactivated, and no record type names them", () => {
    const { edit, deploy, activeLabels, recordTypeValues } = deployedSite();
    edit(field, (xml) => xml.replace(elementsOf(xml, "value").find((one) => one.includes("Facebook")) ?? "", ""));
    expect(deploy().error).toBe("");
    expect(activeLabels()).toEqual(without("Facebook"));
    expect(recordTypeValues()).not.toContain("Facebook");
  });

  test("whose label both changed stop the deployment before anything changes", () => {
    const { setUp, edit, deploy, activeLabels, changeSource, read } = deployedSite();
    setUp(object, (xml) => xml.replace("<label>Instagram</label>", "<label>Insta</label>"));
    edit(field, (xml) => xml.replace("<label>Instagram</label>", "<label>Instagram of Threads</label>"));
    changeSource(sampleBlock, "// second version");
    const { printed, error } = deploy();
    expect(error).toContain('"Check the org" failed');
    expect(printed).toContain(
      "These were changed both in the org proef and in this project: Contact_Request__c.Bekend",
    );
    expect(read(sampleBlock)).toBe("// first version");
    expect(deploy({ keep: "Contact_Request__c.BekendVia__c.Instagram" }).error).toBe("");
    expect(activeLabels()).toContain("Insta");
  });
});

describe("what people changed in Setup", () => {
  const changed = "<description>changed in Setup</description>";
  const setIn = (xml: string): string => xml.replace(/(<\/\w+>\s*)$/, `${changed}$1`);
  const inList = (xml: string): string => xml.replace("</listViews>", `${changed}</listViews>`);
  const kinds = [
    { name: "page layout", path: layout, file: `${layout}-meta.xml`, setUp: setIn },
    { name: "permission set", path: permissions, file: `${permissions}-meta.xml`, setUp: setIn },
    { name: "list", path: object, file: list, setUp: inList },
    {
      name: "settings of the site",
      path: "networks/Travel Design.network",
      file: "networks/Travel Design.network-meta.xml",
      setUp: setIn,
    },
  ];

  test.each(kinds)("in a $name stays, is said, and stops a deployment that changes it too", ({ name, ...kind }) => {
    const { setUp, edit, deploy, read } = deployedSite();
    setUp(kind.path, kind.setUp);
    for (let run = 0; run < 2; run += 1) {
      expect(deploy()).toMatchObject({ error: "", printed: expect.stringMatching(new RegExp(`stays.*\\(${name}\\)`)) });
      expect(read(kind.path)).toContain(changed);
    }
    edit(kind.file, (xml) => xml.replace(/(<\/\w+>\s*)$/, "<!-- changed here -->\n$1"));
    const stopped = deploy();
    expect(stopped.printed).toMatch(new RegExp(`changed both in the org proef and in this project: .*\\(${name}\\)`));
    expect(read(kind.path)).toContain(changed);
    expect(deploy({ replace: "all" }).printed).toMatch(new RegExp(`is overwritten: .*\\(${name}\\)`));
    expect(read(kind.path)).not.toContain(changed);
  });

  test("by deleting a list stays deleted", () => {
    const { setUp, deploy, read } = deployedSite();
    setUp(object, (xml) => xml.replace(elementsOf(xml, "listViews")[0] ?? "", ""));
    expect(deploy()).toMatchObject({
      error: "",
      printed: expect.stringContaining("Contact_Request__c.Vandaag (list)"),
    });
    expect(elementsOf(read(object), "listViews")).toEqual([]);
  });

  test("is what a deployment as a React app keeps too, and it forgets nothing about the pages", () => {
    const { setUp, deploy, read, changeOrg, changeSource, org } = deployedSite();
    setUp(layout, setIn);
    // The fake org has one network.
    changeOrg((state) => delete state.network);
    const app = deploy({ as: "react-app", owner: "noor@example.com" });
    expect(app).toMatchObject({ error: "", printed: expect.stringContaining("Offerteaanvraag Layout (page layout)") });
    expect(read(layout)).toContain(changed);
    changeOrg((state) => (state.network = { status: "Live", senderAddress: "beheer@morgenree.example" }));
    setUp(samplePage, () => '{ "title": "of an editor" }');
    // The fake generates the app into the source of the site.
    for (const path of globSync("**/*Travel?Design?App*", { cwd: org().source }))
      rmSync(join(org().source, path), { recursive: true, force: true });
    for (const path of originals) changeSource(path, readFileSync(join(forceApp, path), "utf8"));
    expect(deploy()).toMatchObject({ error: "", printed: expect.stringContaining("home (view)") });
    expect(read(samplePage)).toContain("of an editor");
  });

  test("is unknown in an org without a record, so that it is not overwritten", () => {
    const { changeOrg, deploy, read, setUp } = deployedSite();
    setUp(layout, setIn);
    changeOrg(({ components }) => void delete components["staticresources/travelDesignRecord.resource"]);
    expect(deploy().printed).toContain("Offerteaanvraag Layout (page layout)");
    expect(read(layout)).toContain(changed);
  });
});

describe("a second deployment", () => {
  test("by another person changes nobody's access, ownership or queue", () => {
    const { org, changeOrg, deploy } = deployedSite();
    const { queue, sites } = org();
    changeOrg((state) => (state.signedInAs = "noor@example.com"));
    expect(deploy()).toMatchObject({ error: "", printed: expect.stringContaining("beheer@example.com owns what") });
    expect(org()).toMatchObject({ queue, sites });
  });

  test("to a sandbox that was copied from production keeps what people changed there", () => {
    const { setUp, changeOrg, deploy, read, activeLabels, org } = deployedSite();
    setUp(object, (xml) => addValue(xml, "Een beurs"));
    setUp(samplePage, () => '{ "title": "of an editor" }');
    changeOrg((state) => {
      state.signedInAs = "noor@example.com.proef";
      state.users.push({
        username: "noor@example.com.proef",
        email: "noor@example.com",
        isActive: true,
        type: "Standard",
      });
      for (const user of state.users) if (user.username === "beheer@example.com") user.username += ".proef";
      for (const site of state.sites) if (site.owner) site.owner += ".proef";
      state.confirmationSender = "reizen@morgenree.example";
      state.id = "00D000000000002AAA";
    });
    expect(deploy().error).toBe("");
    expect(org()).toMatchObject({ signingKeys: 2, confirmationSender: "", settingsOf: "00D000000000002AAA" });
    expect(activeLabels()).toContain("Een beurs");
    expect(read(samplePage)).toContain("of an editor");
  });

  const steps = planOf({ as: "lwr-site", org: "proef", validate: false, folder: "." }).map(({ title, command }) => ({
    title,
    part: (
      command.find((one) => /\.(?:apex|ts)$|^(?:generated|resource|convert|start|permset|publish)$/.test(one)) ?? ""
    )
      .replace("./", "")
      .replace(/^start$/, "deploy start"),
  }));

  test.each(steps)("after one that stopped in the step $title loses nothing", ({ part }) => {
    const { deploy, changeOrg, changeSource, setUp, read, activeLabels } = deployedSite();
    changeSource(samplePage, '{ "title": "second version" }');
    changeOrg((state) => {
      state.failures.push(part);
      state.assignments = [];
    });
    expect(deploy().error).toContain("failed");
    setUp(samplePage, () => '{ "title": "of an editor" }');
    setUp(object, (xml) => addValue(xml, "Een beurs"));
    changeSource(samplePage, '{ "title": "third version" }');
    expect(deploy()).toMatchObject({
      error: expect.stringContaining("failed"),
      printed: expect.stringContaining("home (view)"),
    });
    expect(read(samplePage)).toContain("of an editor");
    expect(deploy({ keep: "all" }).error).toBe("");
    expect(read(samplePage)).toContain("of an editor");
    expect(activeLabels()).toContain("Een beurs");
  });

  test("whose CLI cannot publish stops before anything changes", () => {
    const { changeOrg, changeSource, deploy, read } = deployedSite();
    changeOrg((state) => (state.hasPublishCommand = false));
    changeSource(sampleBlock, "// second version");
    expect(deploy().printed).toContain("cannot publish a site of the org proef (Failed to install the plugin");
    expect(read(sampleBlock)).toBe("// first version");
  });
});

test("a project that loses a component leaves the org its own", () => {
  const { deploy, org, read } = deployedSite();
  rmSync(join(org().source, `${layout}-meta.xml`));
  expect(deploy().error).toBe("");
  expect(read(layout)).not.toBe("");
});
