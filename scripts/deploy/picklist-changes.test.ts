import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { elementsOf, elementText } from "./components/xml.ts";
import { addValue, deployedSite, field, object, valueXml } from "./testing/deployed-site.ts";
import { forceApp, sampleBlock } from "./testing/fake-source.ts";

const labels = elementsOf(readFileSync(join(forceApp, field), "utf8"), "value").map((xml) => elementText(xml, "label"));
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
      const value = elementsOf(xml, "value").find((one) => elementText(one, "fullName") === "Instagram") ?? "";
      const choice = elementsOf(xml, "values").find((one) => elementText(one, "fullName") === "Instagram") ?? "";
      return xml.replace(value, deactivate(value)).replace(choice, "");
    });
    for (let run = 0; run < 2; run += 1) {
      expect(deploy().printed).toContain("Contact_Request__c.BekendVia__c.Instagram (value of a picklist)");
      expect(activeLabels()).toEqual(without("Instagram"));
      expect(recordTypeValues()).not.toContain("Instagram");
    }
  });

  test("with any character stay, and are merged once", () => {
    const { setUp, edit, deploy, activeLabels, recordTypeValues } = deployedSite();
    edit(field, (xml) => xml.replace("</valueSetDefinition>", `${valueXml("Safari's")}</valueSetDefinition>`));
    expect(deploy().error).toBe("");
    for (const name of ["10% korting", "Spa &amp; strand", "Tips, van anderen"])
      setUp(object, (xml) => {
        const choice = `<values><fullName>${name}</fullName><default>false</default></values>`;
        return addValue(xml, name).replace(/(<picklist>BekendVia__c<\/picklist>)/, `$1${choice}`);
      });
    for (let run = 0; run < 2; run += 1) {
      expect(deploy().error).toBe("");
      expect(activeLabels().toSorted()).toEqual(
        [...labels, "Safari's", "10% korting", "Spa & strand", "Tips, van anderen"].toSorted(),
      );
      for (const name of ["10% korting", "Spa & strand", "Tips, van anderen"])
        expect(recordTypeValues()).toContain(name);
    }
    const value = "Contact_Request__c.BekendVia__c.Tips, van anderen";
    expect(deploy({ replace: value }).printed).toContain(`is overwritten: ${value} (value of a picklist)`);
    expect(activeLabels()).not.toContain("Tips, van anderen");
  });

  test("stay gone with a record type that was deleted", () => {
    const { setUp, deploy, read } = deployedSite();
    setUp(object, (xml) => xml.replace(elementsOf(xml, "recordTypes")[0] ?? "", ""));
    expect(deploy().error).toBe("");
    expect(elementsOf(read(object), "recordTypes")).toEqual([]);
  });

  test("that employees cannot choose although the website offers them are named", () => {
    const { setUp, deploy } = deployedSite();
    setUp(object, (xml) =>
      xml.replace(elementsOf(xml, "values").find((one) => elementText(one, "fullName") === "Instagram") ?? "", ""),
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
