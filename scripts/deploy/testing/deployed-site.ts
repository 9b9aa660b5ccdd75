import { readFileSync } from "node:fs";
import { join } from "node:path";
import { valuesOf } from "../components/items.ts";
import { elementsOf, elementText } from "../components/xml.ts";
import { fakeDeployment } from "./fake-deployment.ts";

/** Paths of components that people change. */
export const object = "objects/Contact_Request__c.object";
export const field = "objects/Contact_Request__c/fields/BekendVia__c.field-meta.xml";
export const list = "objects/Contact_Request__c/listViews/Vandaag.listView-meta.xml";
export const layout = "layouts/Contact_Request__c-Offerteaanvraag Layout.layout";
export const permissions = "permissionsets/Travel_Designer.permissionset";

/** A value of a picklist. */
export const valueXml = (name: string, label = name): string =>
  `<value><fullName>${name}</fullName><default>false</default><label>${label}</label></value>`;

const valuesStart = "<sorted>false</sorted>";

/** Adds a value to the picklist. */
export const addValue = (xml: string, name: string): string =>
  xml.replace(valuesStart, `${valuesStart}${valueXml(name)}`);

/** A deployed site, with what people and the project change afterwards. */
export function deployedSite() {
  const deployment = fakeDeployment();
  const { deploy, org, changeOrg, changeSource } = deployment;
  const { error } = deploy({ prefix: "reizen" });
  if (error) throw new Error(error);
  const read = (path: string): string => org().components[path] ?? "";
  const fieldOf = (): string =>
    elementsOf(read(object), "fields").find((xml) => elementText(xml, "fullName") === "BekendVia__c") ?? "";
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
        .filter((value) => elementText(value, "isActive") !== "false")
        .map((value) => elementText(value, "label")),
    /** Values of the record type. */
    recordTypeValues: (): string[] =>
      elementsOf(read(object), "picklistValues")
        .filter((xml) => elementText(xml, "picklist") === "BekendVia__c")
        .flatMap((xml) => [...valuesOf(xml, "values").keys()]),
  };
}
