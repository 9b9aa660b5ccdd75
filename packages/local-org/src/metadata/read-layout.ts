import { declaredId } from "../salesforce-id.ts";
import { fieldOfColumn } from "./column-names.ts";
import type { MetadataFile } from "./metadata-files.ts";
import type { XmlElement } from "./xml.ts";

/** What may be done with a field of a layout. */
export type LayoutBehavior = "Edit" | "Required" | "Readonly";

/** A place in a layout: a field, or nothing where there is no name. */
export interface LayoutItemMetadata {
  field: string | undefined;
  behavior: LayoutBehavior;
}

/** A section of a layout: its items, column by column. */
export interface LayoutSectionMetadata {
  label: string | null;
  /** Whether the heading shows when a record is read. */
  detailHeading: boolean;
  /** Whether the heading shows when a record is created or changed. */
  editHeading: boolean;
  /** Whether the tab key goes down a column before it goes to the next. */
  topDown: boolean;
  columns: readonly (readonly LayoutItemMetadata[])[];
}

/** A list of child records on a layout. */
export type LayoutRelatedList = ReturnType<typeof readRelatedList>;

/** A page layout. */
export type LayoutMetadata = ReturnType<typeof readLayout>;

const behaviors: readonly LayoutBehavior[] = ["Edit", "Required", "Readonly"];

/**
 * How a layout lets a field be used.
 *
 * @throws MetadataError for a word that is none
 */
export function readBehavior(element: XmlElement, name: string): LayoutBehavior {
  const text = element.text(name) ?? "Edit";
  const behavior = behaviors.find((known) => known === text);
  if (behavior) return behavior;
  throw element.error(`<${name}> is "${text}"; it must be ${behaviors.join(", ")}`);
}

function readSection(element: XmlElement): LayoutSectionMetadata {
  return {
    label: element.text("label") ?? null,
    detailHeading: element.flag("detailHeading"),
    editHeading: element.flag("editHeading"),
    topDown: element.text("style") !== "TwoColumnsLeftToRight",
    columns: element
      .elements("layoutColumns")
      .map((column) =>
        column
          .elements("layoutItems")
          .map((item) => ({ field: item.text("field"), behavior: readBehavior(item, "behavior") })),
      ),
  };
}

const readRelatedList = (element: XmlElement) => ({
  /** Object and lookup field that make the list, as `Object.Field`. */
  lookup: element.requiredText("relatedList"),
  columns: element.texts("fields").map(fieldOfColumn),
  sortField: fieldOfColumn(element.text("sortField") ?? "") || null,
  descending: element.text("sortOrder") === "Desc",
});

/** The buttons and quick actions of a layout, in the order of the page; undefined if it leaves them to the platform. */
function readActions(element: XmlElement) {
  const items = element
    .element("platformActionList")
    ?.elements("platformActionListItems")
    .toSorted((one, other) => one.number("sortOrder") - other.number("sortOrder"));
  return items?.map((item) => item.requiredText("actionName"));
}

/**
 * Reads a `*.layout-meta.xml` file, whose name is the object's, a hyphen and the layout's.
 *
 * @throws MetadataError for a name without an object
 */
export function readLayout({ element, name }: MetadataFile) {
  const objectApiName = /^([A-Za-z]\w*)-./.exec(name)?.[1];
  if (objectApiName === undefined) throw element.error("the file's name must start with an object's name and a hyphen");
  return {
    id: declaredId("00h", name),
    name,
    objectApiName,
    sections: element.elements("layoutSections").map(readSection),
    relatedLists: element.elements("relatedLists").map(readRelatedList),
    actions: readActions(element),
  };
}
