import { isUiRecord, type UiRecord } from "./ui-record.ts";

/** Field names of a record. A relationship has a nested selection, any other field an empty one. */
export interface Selection extends ReadonlyMap<string, Selection> {}

interface Draft extends Map<string, Draft> {}

const none: Draft = new Map<string, Draft>();

function branch(draft: Draft, name: string, hasOwn: boolean): Draft {
  const existing = draft.get(name);
  if (existing && (!hasOwn || existing !== none)) return existing;
  const created: Draft = hasOwn ? new Map<string, Draft>() : none;
  draft.set(name, created);
  return created;
}

/**
 * Converts a list of qualified names to a selection.
 *
 * @example selectionOf(["Contact_Request__c.Owner.Name"]) // Owner → Name
 */
export const selectionOf = (names: readonly string[]): Selection => draftOf(names);

function draftOf(names: readonly string[]): Draft {
  const root: Draft = new Map<string, Draft>();
  for (const name of names) {
    const [, ...steps] = name.split(".");
    steps.reduce((draft, step, at) => branch(draft, step, at < steps.length - 1), root);
  }
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
  addRelationships(root, draftOf(requested));
  return root;
}

function addRelationships(draft: Draft, requested: Draft): void {
  for (const [name, nested] of requested) {
    const existing = draft.get(name);
    if (!existing || nested.size === 0) continue;
    if (existing === none) draft.set(name, nested);
    else addRelationships(existing, nested);
  }
}

function addFields(draft: Draft, { fields }: UiRecord): void {
  for (const name in fields) {
    const value = fields[name]?.value;
    if (isUiRecord(value)) addFields(branch(draft, name, true), value);
    else if (!draft.has(name)) draft.set(name, none);
  }
}
