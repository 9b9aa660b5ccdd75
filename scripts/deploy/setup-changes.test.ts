import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { elementsOf } from "./components/xml.ts";
import { planOf } from "./plan.ts";
import { addValue, deployedSite, layout, list, object, permissions } from "./testing/deployed-site.ts";
import { partOf } from "./testing/fake-deployment.ts";
import { forceApp, originals, sampleBlock, samplePage } from "./testing/fake-source.ts";

describe("what people changed in Setup", () => {
  test("stays although somebody restores what was deployed once, after a choice to keep it", () => {
    const { setUp, edit, deploy, read } = deployedSite();
    const first = read(layout);
    setUp(layout, (xml) => xml.replace("</Layout>", "<description>changed</description></Layout>"));
    edit(`${layout}-meta.xml`, (xml) => xml.replace("</Layout>", "<!-- second version --></Layout>"));
    expect(deploy({ keep: "all" }).error).toBe("");
    setUp(layout, () => first);
    expect(deploy().error).toBe("");
    expect(read(layout)).not.toContain("second version");
  });

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
    part: partOf(command),
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

  test("after one that did not record the org stops for what only people changed, too", () => {
    const { deploy, changeOrg, setUp, read } = deployedSite();
    changeOrg(({ failures }) => failures.push("record-components"));
    expect(deploy().error).toContain("failed");
    setUp(layout, (xml) => xml.replace("</Layout>", "<description>changed</description></Layout>"));
    expect(deploy()).toMatchObject({
      error: expect.stringContaining("failed"),
      printed: expect.stringMatching(/has no complete record.*Offerteaanvraag Layout/),
    });
    expect(read(layout)).toContain("changed");
    expect(deploy({ keep: "all" }).error).toBe("");
    expect(read(layout)).toContain("changed");
  });

  test("to an org whose site was removed creates it again", () => {
    const { deploy, changeOrg, org } = deployedSite();
    changeOrg((state) => {
      state.sites = [];
      delete state.network;
      for (const path of Object.keys(state.components))
        if (/^(?:networks|sites|digitalExperiences)\//.test(path)) delete state.components[path];
    });
    expect(deploy({ prefix: "reizen" }).error).toBe("");
    expect(org().sites).toHaveLength(2);
  });

  test("whose CLI cannot publish stops before anything changes", () => {
    const { changeOrg, changeSource, deploy, read } = deployedSite();
    changeOrg((state) => (state.hasPublishCommand = false));
    changeSource(sampleBlock, "// second version");
    expect(deploy().printed).toContain("cannot publish a site of the org proef (Failed to install the plugin");
    expect(read(sampleBlock)).toBe("// first version");
  });
});
