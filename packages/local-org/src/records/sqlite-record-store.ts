import type { DatabaseSync, StatementSync } from "node:sqlite";
import { OrgError } from "../errors.ts";
import type { ObjectMetadata, OrgMetadata } from "../metadata/org-metadata.ts";
import { numberOfRecord, recordId } from "../salesforce-id.ts";
import { checkChangedFields, checkNewFields } from "./check-fields.ts";
import { duplicateField, fieldEquals, fieldExpression, isObject } from "./field-indexes.ts";
import type { GroupCommit } from "./group-commit.ts";
import { conditionOf, type RecordFilter } from "./record-filter.ts";
import type { FieldValue, ListQuery, RecordStore, RecordWrite, StoredRecord } from "./record-store.ts";
import { releaseReferences } from "./release-references.ts";
import { runTogether, type Outcome } from "./together.ts";

/** What a store works with. */
export interface RecordStoreParts {
  database: DatabaseSync;
  commits: GroupCommit;
  /** The metadata of this moment. */
  metadata(): OrgMetadata;
  /** Milliseconds since the epoch. */
  now(): number;
}

const notFound = (): OrgError =>
  new OrgError(404, "NOT_FOUND", "The requested resource does not exist: no record with this id.");

function objectNamed(metadata: OrgMetadata, name: string): ObjectMetadata {
  const object = metadata.objects.get(name);
  if (object) return object;
  throw new OrgError(400, "INVALID_TYPE", `Object ${name} is not known; check its name.`);
}

/** The record's number in its auto number format: `OA-{000000}` and 7 give `OA-000007`. */
const formatNumber = (format: string, number: number): string =>
  format.replace(/\{(0+)\}/, (_, zeros: string) => String(number).padStart(zeros.length, "0"));

/** Prepares each statement once. */
function statementCache(database: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}

/** Keeps records in the org's SQLite file, on behalf of one user. */
export class SqliteRecordStore implements RecordStore {
  readonly #parts: RecordStoreParts;
  readonly #userId: string;
  readonly #sql: (sql: string) => StatementSync;
  #latest = { time: NaN, moment: "" };

  /** @param userId whom new and changed records name as their maker */
  constructor(parts: RecordStoreParts, userId: string) {
    this.#parts = parts;
    this.#userId = userId;
    this.#sql = statementCache(parts.database);
  }

  async create(
    objectName: string,
    input: Readonly<Record<string, unknown>>,
    ownerId = this.#userId,
  ): Promise<StoredRecord> {
    const object = objectNamed(this.#parts.metadata(), objectName);
    const checked = checkNewFields(object, input);
    return this.#parts.commits.write(() => this.#insert(object, checked, ownerId));
  }

  read(objectName: string, id: string): StoredRecord | undefined {
    const sql = "SELECT fields FROM records WHERE number = ? AND object = ?";
    const row = this.#sql(sql).get(numberOfRecord(id), objectName);
    const record = row && toRecord(objectName, row.fields);
    return record?.id === id ? record : undefined;
  }

  async update(objectName: string, id: string, input: Readonly<Record<string, unknown>>): Promise<StoredRecord> {
    const object = objectNamed(this.#parts.metadata(), objectName);
    const changes = checkChangedFields(object, input);
    return this.#parts.commits.write(() => this.#change(object, id, changes));
  }

  delete(objectName: string, id: string): Promise<void> {
    return this.#parts.commits.write(() => this.#remove(objectName, id));
  }

  writeAll(writes: readonly RecordWrite[], allOrNone: boolean): Promise<Outcome<StoredRecord | undefined>[]> {
    const steps = writes.map((write) => () => this.#apply(write));
    return this.#parts.commits.write(() => runTogether(this.#parts.database, steps, allOrNone));
  }

  list(objectName: string, { where, sort = [], offset = 0, limit = 50 }: ListQuery = {}): readonly StoredRecord[] {
    const { fields } = objectNamed(this.#parts.metadata(), objectName);
    const order = sort.map(({ field, descending }) => {
      if (!fields.has(field)) throw new OrgError(400, "INVALID_FIELD", `No such column '${field}' on ${objectName}.`);
      return `${fieldExpression(field)} COLLATE NOCASE ${descending ? "DESC" : "ASC"}`;
    });
    const orderBy = [...order, "number DESC"].join(", ");
    const condition = where && conditionOf(where);
    const sql = `SELECT fields FROM records WHERE object = ?${condition ? ` AND ${condition.sql}` : ""} ORDER BY ${orderBy} LIMIT ? OFFSET ?`;
    // There are endlessly many filters, so a statement with one is not kept.
    const statement = condition ? this.#parts.database.prepare(sql) : this.#sql(sql);
    const rows = statement.all(objectName, ...(condition?.values ?? []), limit, offset);
    return rows.map((row) => toRecord(objectName, row.fields));
  }

  count(objectName: string, where?: RecordFilter): number {
    const { apiName } = objectNamed(this.#parts.metadata(), objectName);
    if (where) {
      const { sql, values } = conditionOf(where);
      const statement = `SELECT count(*) AS total FROM records WHERE ${isObject(apiName)} AND ${sql}`;
      return Number(this.#parts.database.prepare(statement).get(...values)?.total);
    }
    return Number(this.#sql(`SELECT count(*) AS total FROM records WHERE ${isObject(apiName)}`).get()?.total);
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
    const number = this.#parts.commits.numbering.next();
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
    const moment = new Date(this.#parts.now()).toISOString();
    releaseReferences(this.#sql, this.#parts.metadata(), { object: objectName, id }, moment);
    this.#sql("DELETE FROM records WHERE number = ?").run(numberOfRecord(id));
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

  /** Notes who changed the record and when; gives the moment. */
  #touch(fields: Record<string, FieldValue>): string {
    const time = this.#parts.now();
    // The records of one transaction are mostly of one moment.
    if (time !== this.#latest.time) this.#latest = { time, moment: new Date(time).toISOString() };
    const { moment } = this.#latest;
    fields.LastModifiedDate = moment;
    fields.LastModifiedById = this.#userId;
    fields.SystemModstamp = moment;
    return moment;
  }

  /** Runs a write whose first bound value are the fields; a broken uniqueness becomes the platform's refusal. */
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
