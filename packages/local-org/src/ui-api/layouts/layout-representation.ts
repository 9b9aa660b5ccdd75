import type { LayoutItem, LayoutRow } from "@travel-design/platform";
import { OrgError } from "../../errors.ts";
import { withETag } from "../../http/response.ts";
import {
  masterRecordTypeId,
  type FieldMetadata,
  type ObjectMetadata,
  type OrgMetadata,
  type RecordTypeMetadata,
} from "../../metadata/org-metadata.ts";
import type { LayoutItemMetadata, LayoutMetadata, LayoutSectionMetadata } from "../../metadata/read-layout.ts";
import { declaredId } from "../../salesforce-id.ts";
import type { Viewer } from "../find.ts";
import { unsortableTypes } from "../filters/field-kinds.ts";
import { visibleField } from "../find.ts";

/** What a layout is for. */
export const modes = ["Create", "Edit", "View"] as const;
/** One of {@link modes}. */
export type Mode = (typeof modes)[number];

/** All fields of a layout, or the few that matter most. */
export const layoutTypes = ["Compact", "Full"] as const;
/** One of {@link layoutTypes}. */
export type LayoutType = (typeof layoutTypes)[number];

/** Which layout, for which records. */
export interface LayoutQuery {
  object: ObjectMetadata;
  /** Absent for the master record type. */
  recordType: RecordTypeMetadata | undefined;
  type: LayoutType;
  mode: Mode;
}

/** A layout as responses contain it. */
export interface ShownLayout {
  id: string;
  eTag: string;
  layoutType: LayoutType;
  mode: Mode;
  objectApiName: string;
  recordTypeId: string;
  saveOptions: readonly object[];
  sections: readonly ShownSection[];
}

/** A section as responses contain it. */
export interface ShownSection {
  id: string;
  layoutRows: readonly LayoutRow[];
}

/**
 * The page layout of an object: its first by name. Profiles define which user and record type get which layout, but
 * `force-app` contains no profiles.
 *
 * @throws OrgError 404 `NOT_FOUND`
 */
function pageLayoutOf(metadata: OrgMetadata, object: ObjectMetadata): LayoutMetadata {
  const layout = metadata.layouts.get(object.apiName)?.[0];
  if (layout) return layout;
  throw new OrgError(404, "NOT_FOUND", `${object.apiName} has no layout in force-app.`);
}

/** The times that the platform shows beside who created or changed a record. */
const companions: ReadonlyMap<string, string> = new Map([
  ["CreatedById", "CreatedDate"],
  ["LastModifiedById", "LastModifiedDate"],
]);

/** Whether a mode shows the item: a form shows what can be filled in. */
function isShown(field: FieldMetadata, { behavior }: LayoutItemMetadata, mode: Mode): boolean {
  if (mode === "View") return true;
  return behavior !== "Readonly" && (mode === "Create" ? field.createable : field.updateable);
}

const component = (field: FieldMetadata) => ({
  apiName: field.apiName,
  componentType: "Field",
  label: field.label,
});

function shownItem(object: ObjectMetadata, field: FieldMetadata, { behavior }: LayoutItemMetadata) {
  const companion = object.fields.get(companions.get(field.apiName) ?? "");
  return {
    editableForNew: field.createable && behavior !== "Readonly",
    editableForUpdate: field.updateable && behavior !== "Readonly",
    label: field.label,
    layoutComponents: companion ? [component(field), component(companion)] : [component(field)],
    lookupIdApiName: field.referenceTo.length > 0 ? field.apiName : null,
    required: behavior === "Required" || (field.required && behavior !== "Readonly"),
    sortable: !unsortableTypes.has(field.type),
    uiBehavior: behavior,
  };
}

const emptyItem = {
  editableForNew: false,
  editableForUpdate: false,
  label: "",
  layoutComponents: [{ apiName: null, componentType: "EmptySpace" }],
  lookupIdApiName: null,
  required: false,
  sortable: false,
  uiBehavior: null,
};

/** Where sections come from, and what is shown of them. */
export interface SectionSource {
  object: ObjectMetadata;
  mode: Mode;
  /** Name of the layout, for ids. */
  layoutName: string;
}

/** One section with the items that the mode shows and the caller may see; nothing when none is left. */
export function shownSection(
  viewer: Viewer,
  { object, mode, layoutName }: SectionSource,
  section: LayoutSectionMetadata,
  index: number,
): ShownSection | undefined {
  const columns = section.columns.map((items) =>
    items.flatMap((item): LayoutItem[] => {
      if (item.field === undefined) return [emptyItem];
      const field = visibleField(viewer.access, object, item.field);
      return field && isShown(field, item, mode) ? [shownItem(object, field, item)] : [];
    }),
  );
  const rows = Math.max(0, ...columns.map(({ length }) => length));
  if (rows === 0) return undefined;
  const layoutRows = Array.from({ length: rows }, (_, row) => ({
    layoutItems: columns.map((items) => items[row] ?? emptyItem),
  }));
  const useHeading = mode === "View" ? section.detailHeading : section.editHeading;
  const shown = {
    collapsible: useHeading,
    columns: section.columns.length,
    heading: section.label,
    id: declaredId("01B", `${layoutName}#${index}`),
    layoutRows,
    rows,
    tabOrder: section.topDown ? "TopDown" : "LeftRight",
    useHeading,
  };
  return shown;
}

/** The compact layout as the one section that it is. */
const compactSection = ({ compactLayout }: ObjectMetadata): LayoutSectionMetadata => ({
  label: null,
  detailHeading: false,
  editHeading: false,
  topDown: true,
  columns: [compactLayout.fields.map((field) => ({ field, behavior: "Edit" }))],
});

/**
 * A layout of an object.
 *
 * @throws OrgError 404 `NOT_FOUND` for the full layout of an object that has none
 */
export function representLayout(viewer: Viewer, { object, recordType, type, mode }: LayoutQuery): ShownLayout {
  const page = type === "Full" ? pageLayoutOf(viewer.metadata, object) : undefined;
  const layoutName = page?.name ?? `${object.apiName}.${object.compactLayout.name}`;
  const sections = (page?.sections ?? [compactSection(object)])
    .map((section, index) => shownSection(viewer, { object, mode, layoutName }, section, index))
    .filter((section) => section !== undefined);
  return withETag({
    id: page?.id ?? declaredId("0AH", layoutName),
    layoutType: type,
    mode,
    objectApiName: object.apiName,
    recordTypeId: recordType?.id ?? masterRecordTypeId,
    saveOptions: [],
    sections,
  });
}

/** The fields that a layout shows in a mode to the caller, by name. */
export function layoutFields(viewer: Viewer, { object, type, mode }: Omit<LayoutQuery, "recordType">): string[] {
  const sections = type === "Full" ? pageLayoutOf(viewer.metadata, object).sections : [compactSection(object)];
  return sections
    .flatMap(({ columns }) => columns.flat())
    .flatMap((item) => {
      const field = visibleField(viewer.access, object, item.field ?? "");
      if (!field || !isShown(field, item, mode)) return [];
      const companion = companions.get(field.apiName);
      return companion === undefined ? [field.apiName] : [field.apiName, companion];
    });
}
