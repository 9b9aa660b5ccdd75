import { employeePermissionSet, metadataOf } from "../metadata.ts";
import type { Rule } from "../rule.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";

/** A deployment shows an app to nobody. Without the permission set an employee finds neither the app nor its records. */
export const employeeApps: Rule = {
  title: "Employees see the app, its tabs and its record pages",
  check: (source) => [...checkVisibility(source), ...checkRecordPages(source)],
};

function checkVisibility(source: SourceTree): string[] {
  const apps = metadataOf(source, ".app-meta.xml");
  return metadataOf(source, employeePermissionSet).flatMap(({ path, content }) => {
    const grants = (list: string, name: string, isGranted: (text: string) => boolean, grant: string): Set<string> =>
      new Set(
        content
          .elements(list)
          .filter((element) => isGranted(element.text(grant) ?? ""))
          .flatMap((element) => element.texts(name)),
      );
    const isTrue = (text: string): boolean => text === "true";
    const visibleApps = grants("applicationVisibilities", "application", isTrue, "visible");
    const visibleTabs = grants("tabSettings", "tab", (text) => text === "Visible", "visibility");
    const readableObjects = grants("objectPermissions", "object", isTrue, "allowRead");
    const tabs = [...new Set(apps.flatMap((app) => app.content.texts("tabs")))].filter((tab) => tab.endsWith("__c"));
    return [
      ...apps
        .filter(({ name }) => !visibleApps.has(name))
        .map(({ name }) => `employees do not see the app ${name}; add it to applicationVisibilities.`),
      ...tabs
        .filter((tab) => !visibleTabs.has(tab))
        .map((tab) => `employees do not see the tab ${tab}; add it to tabSettings with the visibility Visible.`),
      ...tabs
        .filter((tab) => !readableObjects.has(tab))
        .map((tab) => `employees cannot read the records of the tab ${tab}; set allowRead of the object to true.`),
    ].map((text) => problemIn(path, text));
  });
}

/** An app or object names the record page that it opens. */
function checkRecordPages(source: SourceTree): string[] {
  return [".app-meta.xml", ".object-meta.xml"]
    .flatMap((suffix) => metadataOf(source, suffix))
    .flatMap(({ path, content }) =>
      [...content.elements("actionOverrides"), ...content.elements("profileActionOverrides")]
        .filter((override) => override.text("type") === "Flexipage")
        .flatMap((override) => override.texts("content"))
        .filter((page) => !source.has(`flexipages/${page}.flexipage-meta.xml`))
        .map((page) =>
          problemIn(path, `the record page ${page} does not exist; add it to flexipages, or correct the name.`),
        ),
    );
}
