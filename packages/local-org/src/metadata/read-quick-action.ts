import { declaredId } from "../salesforce-id.ts";
import type { MetadataFile } from "./metadata-files.ts";
import { readBehavior, type LayoutItemMetadata, type LayoutSectionMetadata } from "./read-layout.ts";
import type { XmlElement } from "./xml.ts";

/** A quick action: a short form that creates or changes a record. */
export type QuickActionMetadata = ReturnType<typeof readQuickAction>;

const readItem = (element: XmlElement): LayoutItemMetadata => ({
  field: element.text("field"),
  behavior: readBehavior(element, "uiBehavior"),
});

function readSection(element: XmlElement | undefined): LayoutSectionMetadata {
  const columns = element?.elements("quickActionLayoutColumns") ?? [];
  return {
    label: null,
    detailHeading: false,
    editHeading: false,
    topDown: element?.text("layoutSectionStyle") === "TwoColumnsTopToBottom",
    columns: columns.map((column) => column.elements("quickActionLayoutItems").map(readItem)),
  };
}

/**
 * Reads a `*.quickAction-meta.xml` file, whose name is `Object.Name` or the name of a global action.
 *
 * @throws MetadataError when it names no object
 */
export function readQuickAction({ element, name }: MetadataFile) {
  const sourceObject = name.includes(".") ? name.split(".")[0] : undefined;
  const targetObject = element.text("targetObject") ?? sourceObject;
  if (targetObject === undefined) throw element.error("<targetObject> is missing; a global action must name one");
  return {
    id: declaredId("09D", name),
    /** `Object.Name`, or the name alone for a global one. */
    fullName: name,
    label: element.text("label") ?? name,
    /** `Create`, `Update` and so on. */
    type: element.requiredText("type"),
    /** The object whose records offer the action; undefined for a global one. */
    sourceObject,
    targetObject,
    /** The lookup of the created record to the record that the action was started from. */
    parentField: element.text("targetParentField"),
    recordType: element.text("targetRecordType")?.replace(/^.*\./, ""),
    /** Values that the action fills in; without a literal where the value is a formula. */
    overrides: element
      .elements("fieldOverrides")
      .map((override) => ({ field: override.requiredText("field"), literal: override.text("literalValue") })),
    section: readSection(element.element("quickActionLayout")),
    successMessage: element.text("successMessage") ?? null,
  };
}
