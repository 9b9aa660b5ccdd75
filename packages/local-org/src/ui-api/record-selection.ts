import { OrgError } from "../errors.ts";
import { withETag } from "../http/response.ts";
import type { FieldMetadata, ObjectMetadata } from "../metadata/org-metadata.ts";
import type { RecordStore, StoredRecord } from "../records/record-store.ts";
import { selectFields, type FieldSelection } from "./field-selection.ts";
import { visibleObject, type Viewer } from "./find.ts";
import { representRecord, type RecordRepresentation } from "./record-representation.ts";
import { referenceNamed, relationshipName } from "./relationship.ts";

/** Which fields of a record a response contains, and of the records that its lookups point at. */
export interface RecordSelection {
  own: FieldSelection;
  parents: ReadonlyMap<FieldMetadata, { object: ObjectMetadata; selection: RecordSelection }>;
}

/** Maximum number of lookups in one path, as on the platform. */
const maxLookups = 5;

/** The lookup that a path such as `Quotation__c.ContactRequest__r.City__c` follows first, and what remains of it. */
interface Step {
  reference: FieldMetadata;
  parent: ObjectMetadata;
  /** From the parent on. */
  path: string;
}

function stepOf(viewer: Viewer, object: ObjectMetadata, path: string): Step | undefined {
  const [objectName, relationship = "", ...rest] = path.split(".");
  if (objectName !== object.apiName || rest.length === 0 || rest.length > maxLookups) return undefined;
  const reference = referenceNamed(object, relationship);
  const parent = visibleObject(viewer, reference?.referenceTo[0] ?? "");
  if (!reference || !parent) return undefined;
  return { reference, parent, path: [parent.apiName, ...rest].join(".") };
}

interface Paths {
  fields: string[];
  optionalFields: string[];
}

/**
 * Reads the fields of a request, also those of records that lookups point at.
 *
 * @param fields paths such as `Quotation__c.ContactRequest__r.City__c` that must exist
 * @param optionalFields are left out where they do not exist
 * @throws OrgError 400 `INVALID_FIELD`
 */
export function selectRecord(
  viewer: Viewer,
  object: ObjectMetadata,
  fields: readonly string[],
  optionalFields: readonly string[],
): RecordSelection {
  const here: Paths = { fields: [], optionalFields: [] };
  const beyond = new Map<FieldMetadata, { object: ObjectMetadata; paths: Paths }>();
  const sort = (path: string, kind: keyof Paths): void => {
    const step = stepOf(viewer, object, path);
    if (!step) return void here[kind].push(path);
    const known = beyond.get(step.reference) ?? {
      object: step.parent,
      paths: { fields: [], optionalFields: [] },
    };
    known.paths[kind].push(step.path);
    beyond.set(step.reference, known);
  };
  for (const path of fields) sort(path, "fields");
  for (const path of optionalFields) sort(path, "optionalFields");
  const parents = Array.from(beyond, ([reference, { object: parent, paths }]) => {
    const selection = selectRecord(viewer, parent, paths.fields, paths.optionalFields);
    return [reference, { object: parent, selection }] as const;
  });
  return { own: selectFields(object, here.fields, here.optionalFields), parents: new Map(parents) };
}

/** The field paths of a list, which may leave out the object's name. */
export const pathsOf = (object: ObjectMetadata, paths: readonly string[]): string[] =>
  paths.map((path) => (path.startsWith(`${object.apiName}.`) ? path : `${object.apiName}.${path}`));

/** A record as a response contains it. */
export type ShownRecord = RecordRepresentation & { eTag: string };

/** Shows a record with the selected fields, and the records that its lookups point at. */
export function showRecord(
  records: RecordStore,
  object: ObjectMetadata,
  record: StoredRecord,
  { own, parents }: RecordSelection,
): ShownRecord {
  const shown = representRecord(object, record, own);
  for (const [reference, { object: parent, selection }] of parents) {
    const id = record.fields[reference.apiName];
    const found = typeof id === "string" ? records.read(parent.apiName, id) : undefined;
    shown.fields[relationshipName(reference) ?? reference.apiName] = {
      displayValue: found ? String(found.fields.Name) : null,
      value: found ? showRecord(records, parent, found, selection) : null,
    };
  }
  return withETag(shown);
}

/**
 * The same fields by name, and what names the records that lookups among them point at.
 *
 * @param names of fields; those that do not exist are left out
 */
export function selectNamed(viewer: Viewer, object: ObjectMetadata, names: Iterable<string>): RecordSelection {
  const paths = Array.from(names).flatMap((name) => {
    const field = object.fields.get(name);
    const relationship = field && relationshipName(field);
    return relationship ? [name, `${relationship}.Name`] : [name];
  });
  return selectRecord(viewer, object, [], pathsOf(object, paths));
}

/**
 * The fields that a list shows of its records: the requested ones, which may leave out the object's name, and
 * those of its columns.
 *
 * @throws OrgError 400 `INVALID_FIELD`
 */
export function selectListed(
  viewer: Viewer,
  object: ObjectMetadata,
  requested: { readonly fields: readonly string[]; readonly optionalFields: readonly string[] },
  columns: readonly string[],
): RecordSelection {
  const { fields, optionalFields } = requested;
  return mergeSelections(
    selectRecord(viewer, object, pathsOf(object, fields), pathsOf(object, optionalFields)),
    selectNamed(viewer, object, ["Id", ...columns]),
  );
}

/** Everything that either of two selections of the same object shows. */
export function mergeSelections(one: RecordSelection, other: RecordSelection): RecordSelection {
  const related = new Map(one.own.related);
  for (const [reference, names] of other.own.related)
    related.set(reference, new Set([...(related.get(reference) ?? []), ...names]));
  const parents = new Map(one.parents);
  for (const [reference, parent] of other.parents) {
    const known = parents.get(reference);
    const selection = known ? mergeSelections(known.selection, parent.selection) : parent.selection;
    parents.set(reference, { object: parent.object, selection });
  }
  return { own: { own: new Set([...one.own.own, ...other.own.own]), related }, parents };
}

/** The error for a field that does not exist or that the user may not see. */
export const unknownField = (object: ObjectMetadata, name: string): OrgError =>
  new OrgError(400, "INVALID_FIELD", `${object.apiName} has no field ${name} that you can see; check its name.`);
