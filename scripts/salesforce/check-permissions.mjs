import { isRequired, readObjects } from "./objects.mjs";
import { list } from "./project.mjs";

/** Permission sets whose name begins like this are held by visitors who are not signed in. */
const guestPrefix = "Website_Guest";
const guestNever = ["allowCreate", "allowEdit", "allowDelete", "viewAllRecords", "modifyAllRecords", "viewAllFields"];
/** Whatever a guest is granted here would reach further than one object or class. */
const guestNone = ["userPermissions", "customSettingAccesses", "customMetadataTypeAccesses", "pageAccesses"];

/**
 * Checks that permission sets name what exists, hold no required field, and give guests no way to change or list.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {string[]} problems
 */
export function check(project) {
  const objects = readObjects(project);
  return project
    .metadataOf(".permissionset-meta.xml")
    .flatMap(({ file, name, content }) =>
      [
        ...checkFields(content, objects),
        ...checkNames(content, objects, project),
        ...(name.startsWith(guestPrefix) ? checkGuest(content) : []),
      ].map((text) => project.problem(file, text)),
    );
}

function checkFields(content, objects) {
  return list(content.fieldPermissions).flatMap(({ field: path }) => {
    const [object, field] = path.split(".");
    const found = objects.get(object)?.fields.get(field);
    if (!found && !field?.endsWith("__c")) return [];
    if (!found) return [`the field ${path} does not exist.`];
    return isRequired(found)
      ? [`the required field ${path} may not stand in fieldPermissions; a deploy refuses it.`]
      : [];
  });
}

function checkNames(content, objects, project) {
  const missingClasses = list(content.classAccesses).filter(
    ({ apexClass }) => !project.has("classes", `${apexClass}.cls`),
  );
  const missingObjects = list(content.objectPermissions).filter(
    ({ object }) => /__[ce]$/.test(object) && !objects.has(object),
  );
  const missingRecordTypes = list(content.recordTypeVisibilities).filter(({ recordType }) => {
    const [object, name] = recordType.split(".");
    return !objects.get(object)?.recordTypes.has(name);
  });
  return [
    ...missingClasses.map(({ apexClass }) => `the class ${apexClass} does not exist.`),
    ...missingObjects.map(({ object }) => `the object ${object} does not exist.`),
    ...missingRecordTypes.map(({ recordType }) => `the record type ${recordType} does not exist.`),
  ];
}

/** Creating a platform event publishes it, which stores nothing that a guest could change. */
const isPublishing = (right, object) => right === "allowCreate" && object.endsWith("__e");

function checkGuest(content) {
  const rights = list(content.objectPermissions).flatMap((permission) =>
    guestNever
      .filter((right) => permission[right] === "true" && !isPublishing(right, permission.object))
      .map((right) => `guests may not have ${right} on ${permission.object}.`),
  );
  const editable = list(content.fieldPermissions)
    .filter((field) => field.editable === "true")
    .map(({ field }) => `guests may not edit ${field}.`);
  const granted = guestNone.filter((kind) => content[kind] !== undefined).map((kind) => `guests may not have ${kind}.`);
  return [...rights, ...editable, ...granted];
}
