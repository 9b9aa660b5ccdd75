import { activeValues, isRequired, objectOf, readObjects } from "./objects.mjs";
import { list } from "./project.mjs";

/**
 * Checks that record types, list views, layouts and tabs fit the fields of their object.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {string[]} problems
 */
export function check(project) {
  const objects = readObjects(project);
  return [
    ...each(project, ".recordType-meta.xml", (file, content) => checkRecordType(content, objects.get(objectOf(file)))),
    ...each(project, ".listView-meta.xml", (file, content) => checkListView(content, objects.get(objectOf(file)))),
    ...each(project, ".layout-meta.xml", (file, content, name) =>
      checkLayout(content, objects.get(name.split("-")[0])),
    ),
    ...each(project, ".tab-meta.xml", (file, content, name) =>
      content.customObject === "true" && !objects.has(name) ? [`the object ${name} does not exist.`] : [],
    ),
  ];
}

function each(project, suffix, checkOne) {
  return project
    .metadataOf(suffix)
    .flatMap(({ file, name, content }) => checkOne(file, content, name).map((text) => project.problem(file, text)));
}

/** A record type offers exactly the values of the field, so that a new value is not forgotten in one of the two. */
function checkRecordType(content, object) {
  return list(content.picklistValues).flatMap(({ picklist, values }) => {
    const field = object?.fields.get(picklist);
    if (!field) return [`the field ${picklist} does not exist.`];
    const offered = list(values).map((value) => decodeURIComponent(value.fullName));
    const known = activeValues(field);
    return [
      ...offered.filter((value) => !known.includes(value)).map((value) => `${picklist} has no value "${value}".`),
      ...known
        .filter((value) => !offered.includes(value))
        .map((value) => `the value "${value}" of ${picklist} is missing.`),
      ...offered
        .filter((value, i) => offered.indexOf(value) < i)
        .map((value) => `"${value}" of ${picklist} stands twice.`),
    ];
  });
}

function checkListView(content, object) {
  return missingFields(list(content.columns), object).map((column) => `the column ${column} does not exist.`);
}

function checkLayout(content, object) {
  const shown = list(content.layoutSections)
    .flatMap((section) => list(section.layoutColumns))
    .flatMap((column) => list(column.layoutItems))
    .flatMap((item) => list(item.field));
  const required = [...(object?.fields ?? [])].filter(([, field]) => isRequired(field)).map(([name]) => name);
  return [
    ...missingFields(shown, object).map((field) => `the field ${field} does not exist.`),
    ...required.filter((name) => !shown.includes(name)).map((name) => `the required field ${name} is missing.`),
  ];
}

function missingFields(names, object) {
  return names.filter((name) => name.endsWith("__c") && !object?.fields.has(name));
}
