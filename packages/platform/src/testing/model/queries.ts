import type { Policy } from "../../cache/policy.ts";
import type { Snapshot } from "../../cache/snapshot.ts";
import {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListInfosByName,
  updateListInfoByName,
} from "../../endpoints/list-infos.ts";
import { getListRecordsByName, getListUiByName } from "../../endpoints/lists.ts";
import { createRecord, deleteRecord, updateRecord } from "../../endpoints/record-writes.ts";
import { recordWithFields, recordWithLayout } from "../../endpoints/record-reads.ts";
import { getRecords } from "../../endpoints/records.ts";
import { invalidate, refresh } from "../../endpoints/refresh.ts";
import type { Platform } from "../../platform.ts";
import type { ReadApi } from "../../table/read-api.ts";
import type { TransportRequest } from "../../transport.ts";
import { layoutFields, listConfig, objectOf } from "./names.ts";

/** What can be read. A field is named without its object, for example `A` or `Contact__r.A`, a list as `Trip__c.All`. */
export type ModelQuery =
  | { readonly kind: "record"; readonly id: string; readonly fields: Paths; readonly optional: Paths }
  | { readonly kind: "records"; readonly ids: readonly string[]; readonly fields: Paths; readonly optional: Paths }
  | { readonly kind: "list records" | "list ui" | "list info"; readonly list: string }
  | { readonly kind: "list infos"; readonly lists: readonly string[] }
  | { readonly kind: "layout record"; readonly id: string };

export type Paths = readonly string[];

/** Equal for equal queries, regardless of the order of properties. */
export const keyOf = (query: ModelQuery): string =>
  JSON.stringify(query, ["kind", "id", "ids", "fields", "optional", "list", "lists"]);

export const modelEndpoints = {
  createListInfo,
  createRecord,
  deleteListInfo,
  deleteRecord,
  getListInfoByName,
  getListInfosByName,
  getListRecordsByName,
  getListUiByName,
  getRecord: recordWithFields,
  getRecordByLayout: recordWithLayout,
  getRecords,
  invalidate,
  refresh,
  updateListInfoByName,
  updateRecord,
};

/** The endpoint of each kind of query. */
export const endpointNames: Readonly<Record<ModelQuery["kind"], string>> = {
  record: "getRecord",
  records: "getRecords",
  "list records": "getListRecordsByName",
  "list ui": "getListUiByName",
  "list info": "getListInfoByName",
  "list infos": "getListInfosByName",
  "layout record": "getRecord",
};

type Apis<Of> = { [Name in keyof Of]: Of[Name] extends { bind(engine: never): infer Api } ? Api : never };
export type ModelPlatform = Platform<Apis<typeof modelEndpoints>>;

/** The functions of the endpoint that a query belongs to. */
interface BoundQuery {
  read(policy: Policy): Promise<unknown>;
  subscribe(listener: (snapshot: Snapshot<unknown> | null) => void): () => void;
  /** What is cached, fresh or stale. */
  snapshot(): Snapshot<unknown> | undefined;
}

const bound = <Config, Data>(api: ReadApi<Config, Data>, config: Config): BoundQuery => ({
  read: (policy) => api.read(config, { policy }),
  subscribe: (listener) => api.subscribe(config, listener),
  snapshot: () => api.observe(config)?.getSnapshot(),
});

export function bindQuery(platform: ModelPlatform, query: ModelQuery): BoundQuery {
  switch (query.kind) {
    case "record":
      return bound(platform.getRecord, { recordId: query.id, ...qualifiedFields(query, query.id) });
    case "records":
      return bound(platform.getRecords, { recordIds: query.ids, ...qualifiedFields(query, query.ids[0] ?? "") });
    case "list records":
      return bound(platform.getListRecordsByName, listConfig(query.list));
    case "list ui":
      return bound(platform.getListUiByName, listConfig(query.list));
    case "list info":
      return bound(platform.getListInfoByName, listConfig(query.list));
    case "list infos":
      return bound(platform.getListInfosByName, { names: query.lists });
    case "layout record": {
      const { optionalFields } = qualifiedFields(layoutFields, query.id);
      return bound(platform.getRecordByLayout, { recordId: query.id, layoutTypes: "Full", optionalFields });
    }
  }
}

function qualifiedFields({ fields, optional }: { fields: Paths; optional: Paths }, id: string) {
  const qualified = (path: string): string => `${objectOf(id)}.${path}`;
  return { fields: fields.map(qualified), optionalFields: optional.map(qualified) };
}

/** The query that a request belongs to. */
export function queryOf({ path, query = {} }: TransportRequest): ModelQuery {
  const [family, ...parts] = path.slice(path.indexOf("/ui-api/") + "/ui-api/".length).split("/");
  const paths = (names: string | undefined): Paths =>
    names ? names.split(",").map((name) => name.slice(name.indexOf(".") + 1)) : [];
  const selected = { fields: paths(query.fields), optional: paths(query.optionalFields) };
  if (family === "records" && parts[0] === "batch")
    return { kind: "records", ids: (parts[1] ?? "").split(","), ...selected };
  if (family === "record-ui" || isByLayout(selected)) return { kind: "layout record", id: parts[0] ?? "" };
  if (family === "records") return { kind: "record", id: parts[0] ?? "", ...selected };
  if (parts[0] === "batch") return { kind: "list infos", lists: (query.names ?? "").split(",") };
  const kind = family === "list-info" ? "list info" : family === "list-ui" ? "list ui" : "list records";
  return { kind, list: parts.join(".") };
}

const isByLayout = ({ fields, optional }: { fields: Paths; optional: Paths }): boolean =>
  fields.join() === layoutFields.fields.join() && optional.join() === layoutFields.optional.join();
