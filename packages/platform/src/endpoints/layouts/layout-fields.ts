import { masterRecordTypeId } from "../../constants.ts";
import type { UserCache } from "../../engine/user-cache.ts";
import type { UiRecord } from "../../records/ui-record.ts";
import { getLayout } from "./get-layout.ts";
import type { LayoutSection } from "./types.ts";

/** The fields that stand on a layout. */
function fieldsIn(sections: readonly LayoutSection[]): string[] {
  const items = sections.flatMap(({ layoutRows }) => layoutRows.flatMap(({ layoutItems }) => layoutItems));
  return items
    .flatMap(({ layoutComponents }) => layoutComponents)
    .flatMap(({ componentType, apiName }) => (componentType === "Field" && apiName ? [apiName] : []));
}

/**
 * The fields of a record's layouts, each once and as `Object.Field`.
 *
 * @returns undefined when one of the layouts is not known, or too old
 */
export function layoutFields(
  cache: UserCache,
  { apiName: objectApiName, recordTypeId }: UiRecord,
  wanted: {
    readonly layoutTypes: readonly ("Full" | "Compact")[];
    readonly modes: readonly ("Create" | "Edit" | "View")[];
  },
): readonly string[] | undefined {
  const names = new Set<string>();
  for (const layoutType of wanted.layoutTypes) {
    for (const mode of wanted.modes) {
      const layout = { objectApiName, layoutType, mode, recordTypeId: recordTypeId ?? masterRecordTypeId };
      const { data, state } = getLayout.entry(cache, layout).current();
      if (!data || state !== "Fulfilled") return undefined;
      for (const field of fieldsIn(data.sections)) names.add(`${objectApiName}.${field}`);
    }
  }
  return [...names].sort();
}
