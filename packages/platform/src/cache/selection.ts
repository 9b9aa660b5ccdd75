import { isUiRecord, type UiRecord } from "./ui-record.ts";

/** Field names of a record. A relationship has a nested selection, any other field an empty one. */
export interface Selection extends ReadonlyMap<string, Selection> {}

interface Draft extends Map<string, Draft> {}

/** Returns the nested selection of a field, which is added if it is new. */
function branch(draft: Draft, name: string): Draft {
  const nested: Draft = draft.get(name) ?? new Map<string, Draft>();
  draft.set(name, nested);
  return nested;
}

/**
 * Converts a list of qualified names to a selection.
 *
 * @example selectionOf(["Contact_Request__c.Owner.Name"]) // Owner → Name
 */
export function selectionOf(names: readonly string[]): Selection {
  const root: Draft = new Map<string, Draft>();
  for (const name of names) name.split(".").slice(1).reduce(branch, root);
  return root;
}

/**
 * The fields that any of these records has.
 *
 * @param requested qualified names, which contain the fields of a relationship that is null in every record
 */
export function selectionIn(records: readonly UiRecord[], requested: readonly string[] = []): Selection {
  const root: Draft = new Map<string, Draft>();
  for (const record of records) addFields(root, record);
  addRelationships(root, selectionOf(requested));
  return root;
}

/** @param isEmpty whether a relationship is null in every record, so that all requested fields are added */
function addRelationships(draft: Draft, requested: Selection, isEmpty = false): void {
  for (const [name, nested] of requested) {
    if (!isEmpty && !draft.has(name)) continue;
    const existing = branch(draft, name);
    addRelationships(existing, nested, existing.size === 0);
  }
}

function addFields(draft: Draft, { fields }: UiRecord): void {
  for (const name in fields) {
    const value = fields[name]?.value;
    if (isUiRecord(value)) addFields(branch(draft, name), value);
    else if (!draft.has(name)) branch(draft, name);
  }
}
