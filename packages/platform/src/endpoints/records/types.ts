import type { UiRecord } from "../../records/ui-record.ts";
import type { RecordLayout } from "../layouts/types.ts";
import type { ObjectInfo } from "../objects/types.ts";

/** What a field of a record input may hold. */
export type Scalar = string | number | boolean | null;

/** A record as writes take it. */
export interface RecordInput {
  readonly apiName?: string;
  readonly allowSaveOnDuplicate?: boolean;
  readonly fields: Readonly<Record<string, Scalar>>;
}

/** One step of a batch: records to make, to change or to delete. Those to change or delete carry their `Id`. */
export interface BatchOperation {
  /** In any case: `create` is `CREATE`. */
  readonly type: string;
  readonly records: readonly RecordInput[];
}

/** A record that is not made yet, with the values that its fields begin with. */
export interface RecordTemplate {
  readonly objectInfos: Readonly<Record<string, ObjectInfo>>;
  readonly record: Omit<UiRecord, "id"> & { readonly id: string | null };
}

/** The same, with the layout to fill it in on. */
export interface RecordDefaults extends RecordTemplate {
  readonly layout: RecordLayout;
}

/** Which duplicates are looked for, and whether any rule is on. */
export interface DuplicateConfiguration {
  readonly apiName?: string;
  readonly dedupeEnabled: boolean;
  readonly predupeEnabled: boolean;
}

/** Records that an input would be a duplicate of. */
export interface Duplicates {
  readonly allowSave?: boolean;
  readonly duplicateRules?: readonly unknown[];
  readonly matches: readonly unknown[];
}

/** A file that was stored. */
export interface ContentVersion {
  readonly id: string;
  readonly contentDocumentId?: string;
  readonly title?: string;
  readonly [name: string]: unknown;
}
