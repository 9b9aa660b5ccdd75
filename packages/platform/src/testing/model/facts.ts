// Splits data into facts, which have the same keys in the server's history.
import { isUiRecord, type UiRecord } from "../../cache/ui-record.ts";
import { isJsonObject } from "../../json.ts";
import type { ModelQuery } from "./queries.ts";

/** Values of fields by `id.field`, ids of related records, eTags of infos by `list info`, and ids of rows by `list rows`. */
export type Facts = Map<string, unknown>;

function addRecord(facts: Facts, { id, fields }: UiRecord): void {
  facts.set(id, true);
  for (const [name, { value }] of Object.entries(fields)) {
    facts.set(`${id}.${name}`, isUiRecord(value) ? value.id : value);
    if (isUiRecord(value)) addRecord(facts, value);
  }
}

/** Adds a fact that is never true for each required field that is not there. */
function addMissing(facts: Facts, record: UiRecord, paths: readonly string[]): void {
  for (const path of paths) {
    const [name = "", ...nested] = path.split(".");
    const value = record.fields[name]?.value;
    if (value === undefined) facts.set(`${record.id} lacks ${path}`, true);
    else if (nested.length > 0 && isUiRecord(value)) addMissing(facts, value, [nested.join(".")]);
  }
}

function addRows(facts: Facts, list: string, page: unknown): void {
  const rows = isJsonObject(page) && Array.isArray(page.records) ? page.records.filter(isUiRecord) : [];
  facts.set(`${list} rows`, rows.map(({ id }) => id).join());
  for (const row of rows) addRecord(facts, row);
}

const itemsOf = (data: unknown): { statusCode: number; result: unknown }[] =>
  isJsonObject(data) && Array.isArray(data.results) ? data.results : [];

const eTagOf = (info: unknown): unknown => (isJsonObject(info) ? info.eTag : undefined);

/** The facts in the data of a query. Data of another shape has none that is true. */
export function factsOf(query: ModelQuery, data: unknown): Facts {
  const facts: Facts = new Map();
  switch (query.kind) {
    case "record":
    case "layout record":
      if (isUiRecord(data)) addRecord(facts, data);
      if (isUiRecord(data) && query.kind === "record") addMissing(facts, data, query.fields);
      facts.set(query.id, isUiRecord(data) && data.id === query.id);
      break;
    case "records":
      itemsOf(data).forEach(({ statusCode, result }, at) => {
        if (isUiRecord(result)) addRecord(facts, result);
        if (isUiRecord(result)) addMissing(facts, result, query.fields);
        const id = query.ids[at] ?? "";
        if (statusCode === 404) facts.set(id, false);
        else if (statusCode === 200) facts.set(id, isUiRecord(result) && result.id === id);
      });
      break;
    case "list records":
      addRows(facts, query.list, data);
      break;
    case "list ui":
      facts.set(`${query.list} info`, eTagOf(isJsonObject(data) ? data.info : undefined));
      addRows(facts, query.list, isJsonObject(data) ? data.records : undefined);
      break;
    case "list info":
      facts.set(`${query.list} info`, eTagOf(data));
      break;
    case "list infos":
      itemsOf(data).forEach(({ statusCode, result }, at) => {
        // A failure says nothing about the list.
        if (statusCode < 500) facts.set(`${query.lists[at]} info`, statusCode === 200 ? eTagOf(result) : statusCode);
      });
  }
  return facts;
}
