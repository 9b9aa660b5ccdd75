import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findTestClasses } from "../test-classes.ts";
import { emptyOrg, writeOrg } from "./fake-org.ts";

/** Path of the real source. */
export const forceApp = join(import.meta.dirname, "../../../force-app/main/default");

/** Path of a block's script in the sample source. */
export const sampleBlock = "lwc/tdHero/tdHero.js";

/** Path of a page in the sample source. */
export const samplePage = "digitalExperiences/site/Travel_Design1/sfdc_cms__view/home/content.json";

const recordMeta = "staticresources/travelDesignRecord.resource-meta.xml";

/** Metadata of the site, which a React app replaces. */
export const originals = [
  "networks/Travel Design.network-meta.xml",
  "sites/Travel_Design.site-meta.xml",
  "digitalExperienceConfigs/Travel_Design1.digitalExperienceConfig-meta.xml",
];

/** Components of the real source that people change in Setup. */
const setupSources = [
  "objects/Contact_Request__c/Contact_Request__c.object-meta.xml",
  "objects/Contact_Request__c/fields/BekendVia__c.field-meta.xml",
  "objects/Contact_Request__c/listViews/Vandaag.listView-meta.xml",
  "objects/Contact_Request__c/recordTypes/Quotation_Request.recordType-meta.xml",
  "layouts/Contact_Request__c-Offerteaanvraag Layout.layout-meta.xml",
  "permissionsets/Travel_Designer.permissionset-meta.xml",
];

/** The parts of force-app that decide whether a deployment succeeds. */
function sampleSource(): Record<string, string> {
  const classes = [...findTestClasses(join(forceApp, "classes")), "WebsiteTasks"];
  const realClasses = ["classes/WebsiteSchedule.cls", "classes/ContactRequestTestData.cls"];
  const permissionSets = ["Website_Guest", "Website_Guest_App", "Website_Guest_Options"];
  return {
    ...Object.fromEntries(
      [...originals, ...setupSources].map((path) => [path, readFileSync(join(forceApp, path), "utf8")]),
    ),
    ...Object.fromEntries(classes.map((name) => [`classes/${name}.cls`, `public class ${name} {}`])),
    ...Object.fromEntries(permissionSets.map((name) => [`permissionsets/${name}.permissionset-meta.xml`, ""])),
    ...Object.fromEntries(realClasses.map((path) => [path, readFileSync(join(forceApp, path), "utf8")])),
    "queues/Offerteaanvragen.queue-meta.xml": "<Queue></Queue>",
    [recordMeta]: readFileSync(join(forceApp, recordMeta), "utf8"),
    [samplePage]: '{ "title": "first version" }',
    [samplePage.replace("home", "Contact")]: '{ "title": "another page" }',
    [sampleBlock]: "// first version",
  };
}

/** Writes a file of a sample source. */
export function writeSource(source: string, path: string, content: string): void {
  mkdirSync(dirname(join(source, path)), { recursive: true });
  writeFileSync(join(source, path), content);
}

/** Creates a fake org that is ready for its first deployment, with a source to deploy. @returns the file with its state */
export function createFakeOrg(folder: string): string {
  const source = join(folder, "source");
  const file = join(folder, "org-state.json");
  for (const [path, content] of Object.entries(sampleSource())) writeSource(source, path, content);
  writeOrg(file, emptyOrg(source));
  return file;
}
