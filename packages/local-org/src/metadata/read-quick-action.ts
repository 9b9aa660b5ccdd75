import { declaredId } from "../salesforce-id.ts";
import type { MetadataFile } from "./metadata-files.ts";
import { readBehavior, type LayoutItemMetadata, type LayoutSectionMetadata } from "./read-layout.ts";
import type { XmlElement } from "./xml.ts";

/** A value that a quick action fills in. */
export interface FieldOverride {
  field: string;
  /** Absent when the value is a formula. */
  literal: string | undefined;
}

/** A quick action: a short form that creates or changes a record. */
export interface QuickActionMetadata {
  /** 18 characters, starts with `09D`. */
  id: string;
  /** `Object.Name`, or the name alone for a global one. */
  fullName: string;
  label: string;
  /** `Create`, `Update` and so on. */
  type: string;
  /** The object whose records offer the action; absent for a global one. */
  sourceObject: string | undefined;
  /** The object whose records it creates or changes. */
  targetObject: string;
  /** The lookup of the created record to the record that the action was started from. */
  parentField: string | undefined;
  /** Developer name of the record type of the created record. */
  recordType: string | undefined;
  overrides: readonly FieldOverride[];
  section: LayoutSectionMetadata;
  successMessage: string | null;
}

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
export function readQuickAction({ element, name }: MetadataFile): QuickActionMetadata {
  const sourceObject = name.includes(".") ? name.split(".")[0] : undefined;
  const targetObject = element.text("targetObject") ?? sourceObject;
  if (targetObject === undefined) throw element.error("<targetObject> is missing; a global action must name one");
  return {
    id: declaredId("09D", name),
    fullName: name,
    label: element.text("label") ?? name,
    type: element.requiredText("type"),
    sourceObject,
    targetObject,
    parentField: element.text("targetParentField"),
    recordType: element.text("targetRecordType")?.replace(/^.*\./, ""),
    overrides: element
      .elements("fieldOverrides")
      .map((override) => ({ field: override.requiredText("field"), literal: override.text("literalValue") })),
    section: readSection(element.element("quickActionLayout")),
    successMessage: element.text("successMessage") ?? null,
  };
}
