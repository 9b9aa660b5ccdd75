import type { XmlElement } from "@travel-design/local-org/internal";
import { metadataOf, type MetadataFile } from "../metadata.ts";
import {
  activeValues,
  isRequired,
  layoutFields,
  objectOf,
  readObjects,
  type ObjectMetadata,
} from "../object-metadata.ts";
import type { Rule } from "../rule.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";

/** Metadata that refers to an object has to agree with its fields. */
export const objects: Rule = {
  title: "Record types, layouts, paths and tabs fit their objects",
  check(source) {
    const known = readObjects(source);
    return [
      ...check(source, ".recordType-meta.xml", ({ path, content }) =>
        checkRecordType(content, known.get(objectOf(path))),
      ),
      ...check(source, ".layout-meta.xml", ({ name, content }) =>
        checkLayout(content, known.get(name.split("-")[0] ?? "")),
      ),
      ...check(source, ".pathAssistant-meta.xml", ({ content }) =>
        checkPath(content, known.get(content.text("entityName") ?? "")),
      ),
      ...checkCompactLayouts(source),
      ...check(source, ".tab-meta.xml", ({ name, content }) =>
        content.flag("customObject") && !known.has(name)
          ? [`the object ${name} does not exist; remove the tab, or add the object.`]
          : [],
      ),
    ];
  },
};

const check = (source: SourceTree, suffix: string, checkOne: (file: MetadataFile) => string[]): string[] =>
  metadataOf(source, suffix).flatMap((file) => checkOne(file).map((text) => problemIn(file.path, text)));

/** A record type has to offer exactly the values of the field, so that nobody forgets a new value in one of the two. */
function checkRecordType(content: XmlElement, object: ObjectMetadata | undefined): string[] {
  return content.elements("picklistValues").flatMap((offer) => {
    const picklist = offer.text("picklist") ?? "";
    const field = object?.fields.get(picklist);
    if (!field) return [`the field ${picklist} does not exist; remove it from the record type.`];
    const offered = offer.elements("values").map((value) => decodeURIComponent(value.text("fullName") ?? ""));
    const values = activeValues(field);
    return [
      ...offered
        .filter((value) => !values.includes(value))
        .map((value) => `${picklist} has no value "${value}"; add it to the field, or remove it here.`),
      ...values
        .filter((value) => !offered.includes(value))
        .map((value) => `the value "${value}" of ${picklist} is missing; add it, or nobody can choose it.`),
      ...offered
        .filter((value, index) => offered.indexOf(value) < index)
        .map((value) => `"${value}" of ${picklist} occurs twice; remove one.`),
    ];
  });
}

function checkLayout(content: XmlElement, object: ObjectMetadata | undefined): string[] {
  const shown = layoutFields(content);
  const required = [...(object?.fields ?? [])].filter(([, field]) => isRequired(field)).map(([name]) => name);
  return required
    .filter((name) => !shown.includes(name))
    .map((name) => `the required field ${name} is missing; add it, because an org rejects a layout without it.`);
}

/** A path shows one step per value of a picklist. */
function checkPath(content: XmlElement, object: ObjectMetadata | undefined): string[] {
  const name = content.text("fieldName") ?? "";
  const field = object?.fields.get(name);
  if (!field) return [`the field ${name} does not exist; correct fieldName.`];
  const values = activeValues(field);
  const recordType = content.text("recordTypeName") ?? "";
  return [
    ...content
      .elements("pathAssistantSteps")
      .flatMap((step) => step.texts("picklistValueName"))
      .filter((value) => !values.includes(value))
      .map((value) => `${name} has no value "${value}"; correct picklistValueName.`),
    ...(recordType === "__MASTER__" || object?.recordTypes.has(recordType)
      ? []
      : [`the record type ${recordType} does not exist; correct recordTypeName.`]),
  ];
}

/** Objects and record types name the compact layout that record pages show at the top. */
const checkCompactLayouts = (source: SourceTree): string[] =>
  [".object-meta.xml", ".recordType-meta.xml"].flatMap((suffix) =>
    check(source, suffix, ({ path, content }) =>
      content
        .texts("compactLayoutAssignment")
        .filter((name) => name !== "SYSTEM")
        .filter((name) => !source.has(`objects/${objectOf(path)}/compactLayouts/${name}.compactLayout-meta.xml`))
        .map((name) => `the compact layout ${name} does not exist; add it, or use SYSTEM.`),
    ),
  );
