import type { StatementSync } from "node:sqlite";
import { OrgError } from "../errors.ts";
import type { ObjectMetadata, OrgMetadata } from "../metadata/org-metadata.ts";
import { numberOfRecord, recordId } from "../salesforce-id.ts";
import { checkChangedFields, checkNewFields } from "./check-fields.ts";
import type { DataFile } from "./data-file.ts";
import { deleteWithDetails } from "./delete-with-details.ts";
import { duplicateField, fieldEquals, fieldExpression, isObject } from "./field-indexes.ts";
import { conditionOf, type RecordFilter } from "./record-filter.ts";
import type { FieldValue } from "./field-value.ts";
import type { ListQuery, RecordStore, RecordWrite, StoredRecord } from "./record-store.ts";
import { writeAll, type Outcome } from "./write-all.ts";

/** Dependencies of a record store. */
export interface RecordStoreParts {
  file: DataFile;
  /** The current metadata. */
  metadata(): OrgMetadata;
  /** Milliseconds since the epoch. */
  now(): number;
}

const everyRecord: RecordFilter = { all: [] };

const notFound = (): OrgError =>
  new OrgError(404, "NOT_FOUND", "The requested resource does not exist: no record with this id.");

function objectNamed(metadata: OrgMetadata, name: string): ObjectMetadata {
  const object = metadata.objects.get(name);
  if (object) return object;
  throw new OrgError(400, "INVALID_TYPE", `Object ${name} is not known; check its name.`);
}

/** The record's number in its auto number format: `OA-{000000}` and 7 become `OA-000007`. */
const formatNumber = (format: string, number: number): string =>
  format.replace(/\{(0+)\}/, (_, zeros: string) => String(number).padStart(zeros.length, "0"));

/** Stores records in the org's SQLite file, on behalf of one user. */
export class SqliteRecordStore implements RecordStore {
  readonly #parts: RecordStoreParts;
  readonly #userId: string;

  /** @param userId the creator of new records, and the last modifier of changed ones */
  constructor(parts: RecordStoreParts, userId: string) {
    this.#parts = parts;
    this.#userId = userId;
  }

  create(objectName: string, input: Readonly<Record<string, unknown>>, ownerId = this.#userId): StoredRecord {
    const object = objectNamed(this.#parts.metadata(), objectName);
    const checked = checkNewFields(object, input);
    return this.#parts.file.write(() => this.#insert(object, checked, ownerId));
  }

  read(objectName: string, id: string): StoredRecord | undefined {
    const sql = "SELECT fields FROM records WHERE number = ? AND object = ?";
    const row = this.#sql(sql).get(numberOfRecord(id), objectName);
    const record = row && toRecord(objectName, row.fields);
    return record?.id === id ? record : undefined;
  }

  update(objectName: string, id: string, input: Readonly<Record<string, unknown>>): StoredRecord {
    const object = objectNamed(this.#parts.metadata(), objectName);
    const changes = checkChangedFields(object, input);
    return this.#parts.file.write(() => this.#change(object, id, changes));
  }

  delete(objectName: string, id: string): void {
    this.#parts.file.write(() => this.#remove(objectName, id));
  }

  writeAll(writes: readonly RecordWrite[], allOrNone: boolean): Outcome<StoredRecord | undefined>[] {
    const steps = writes.map((write) => () => this.#apply(write));
    return writeAll(this.#parts.file, steps, allOrNone);
  }

  list(
    objectName: string,
    { where = everyRecord, sort = [], offset = 0, limit = 50 }: ListQuery = {},
  ): readonly StoredRecord[] {
    const { fields } = objectNamed(this.#parts.metadata(), objectName);
    const order = sort.map(({ field, descending, isEmptyLast = false }) => {
      if (!fields.has(field)) throw new OrgError(400, "INVALID_FIELD", `No such column '${field}' on ${objectName}.`);
      const expression = fieldExpression(field);
      return `${isEmptyLast ? `${expression} IS NULL, ` : ""}fold(${expression}) ${descending ? "DESC" : "ASC"}`;
    });
    const orderBy = [...order, "number DESC"].join(", ");
    const { sql, values } = conditionOf(where);
    const statement = `SELECT fields FROM records WHERE object = ? AND ${sql} ORDER BY ${orderBy} LIMIT ? OFFSET ?`;
    const rows = this.#sql(statement).all(objectName, ...values, limit, offset);
    return rows.map((row) => toRecord(objectName, row.fields));
  }

  count(objectName: string, where: RecordFilter = everyRecord): number {
    const { apiName } = objectNamed(this.#parts.metadata(), objectName);
    const { sql, values } = conditionOf(where);
    const statement = `SELECT count(*) AS total FROM records WHERE ${isObject(apiName)} AND ${sql}`;
    return Number(this.#sql(statement).get(...values)?.total);
  }

  countByStart(objectName: string, field: string, length: number, limit: number): { start: string; count: number }[] {
    const { apiName } = objectNamed(this.#parts.metadata(), objectName);
    const start = `substr(${fieldExpression(field)}, 1, ?)`;
    const groups = `SELECT ${start} AS start, count(*) AS total FROM records WHERE ${isObject(apiName)} GROUP BY 1`;
    const rows = this.#sql(`${groups} ORDER BY 1 DESC LIMIT ?`).all(length, limit);
    return rows.map((row) => ({ start: String(row.start), count: Number(row.total) }));
  }

  findByExternalId(objectName: string, fieldName: string, value: string): StoredRecord | undefined {
    const field = objectNamed(this.#parts.metadata(), objectName).fields.get(fieldName);
    if (!field?.externalId) {
      throw new OrgError(400, "INVALID_FIELD", `${fieldName} is no external id of ${objectName}.`);
    }
    const row = this.#sql(`SELECT fields FROM records WHERE ${fieldEquals(objectName, field)} LIMIT 1`).get(value);
    return row && toRecord(objectName, row.fields);
  }

  /** @param fields checked, and of this call alone: the platform's fields are added to them */
  #insert(object: ObjectMetadata, fields: Record<string, FieldValue>, ownerId: string): StoredRecord {
    const number = this.#nextNumber();
    const id = recordId(object.keyPrefix, number);
    const format = object.fields.get("Name")?.displayFormat;
    if (format) fields.Name = formatNumber(format, number);
    fields.Id = id;
    fields.CreatedDate = this.#touch(fields);
    fields.CreatedById = this.#userId;
    fields.OwnerId = ownerId;
    fields.IsDeleted = false;
    const sql = "INSERT INTO records (fields, object, number) VALUES (?, ?, ?)";
    this.#run(sql, object, fields, object.apiName, number);
    return { id, object: object.apiName, fields };
  }

  #change(object: ObjectMetadata, id: string, changes: Readonly<Record<string, FieldValue>>): StoredRecord {
    const current = this.read(object.apiName, id);
    if (!current) throw notFound();
    const fields = { ...current.fields, ...changes };
    this.#touch(fields);
    this.#run("UPDATE records SET fields = ? WHERE number = ?", object, fields, numberOfRecord(id));
    return { id, object: object.apiName, fields };
  }

  #remove(objectName: string, id: string): void {
    if (!this.read(objectName, id)) throw notFound();
    const time = new Date(this.#parts.now()).toISOString();
    deleteWithDetails((sql) => this.#sql(sql), this.#parts.metadata(), { object: objectName, id }, time);
  }

  /** One of several writes, within the transaction of all of them. */
  #apply(write: RecordWrite): StoredRecord | undefined {
    const object = objectNamed(this.#parts.metadata(), write.object);
    switch (write.type) {
      case "create":
        return this.#insert(object, checkNewFields(object, write.fields), this.#userId);
      case "update":
        return this.#change(object, write.id, checkChangedFields(object, write.fields));
      case "delete":
        this.#remove(object.apiName, write.id);
        return undefined;
    }
  }

  /** Each number is used once, also after deletes and restarts. */
  #nextNumber(): number {
    return Number(this.#sql("UPDATE numbering SET last = last + 1 RETURNING last").get()?.last);
  }

  /** Sets the modification fields; returns the time. */
  #touch(fields: Record<string, FieldValue>): string {
    const time = new Date(this.#parts.now()).toISOString();
    fields.LastModifiedDate = time;
    fields.LastModifiedById = this.#userId;
    fields.SystemModstamp = time;
    return time;
  }

  #sql(sql: string): StatementSync {
    return this.#parts.file.database.prepare(sql);
  }

  /** Runs a write whose first bound value are the fields; a duplicate value becomes the platform's error. */
  #run(sql: string, object: ObjectMetadata, fields: Record<string, FieldValue>, ...bound: (string | number)[]): void {
    try {
      this.#sql(sql).run(JSON.stringify(fields), ...bound);
    } catch (error) {
      const field = duplicateField(error);
      if (!field) throw error;
      const message = `Duplicate value found: ${field} must be unique on ${object.apiName}, and another record has this value.`;
      throw new OrgError(400, "DUPLICATE_VALUE", message, [field]);
    }
  }
}

function toRecord(object: string, json: unknown): StoredRecord {
  const fields: Record<string, FieldValue> = JSON.parse(String(json));
  return { id: String(fields.Id), object, fields };
}
