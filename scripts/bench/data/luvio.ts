import { createRequire } from "node:module";
import type { BenchRecord, Contestant } from "./records.ts";

// Its package is written for bundlers; Node finds its names only this way.
const { Environment, Store }: typeof import("@luvio/engine") = createRequire(import.meta.url)("@luvio/engine");

const keyOf = (id: string): string => `record:${id}`;

const fieldNode = {
  kind: "Fragment" as const,
  private: [],
  selections: [
    { name: "value", kind: "Scalar" as const },
    { name: "displayValue", kind: "Scalar" as const },
  ],
};
const recordNode = {
  kind: "Fragment" as const,
  private: [],
  selections: [
    { name: "id", kind: "Scalar" as const },
    { name: "fields", kind: "Link" as const, map: true as const, fragment: fieldNode },
  ],
};
const listNode = {
  kind: "Fragment" as const,
  private: [],
  selections: [{ name: "records", kind: "Link" as const, plural: true as const, fragment: recordNode }],
};

/** The engine that Salesforce's own data service is built on. */
export function create(): Contestant {
  const store = new Store({ scheduler: () => undefined });
  const environment = new Environment(store, () => Promise.reject(new Error("The bench has no network.")));

  /** Publishes what is new, each field under a key of its own, as the code that is generated for it does. */
  function publish(record: BenchRecord): void {
    const key = keyOf(record.id);
    const fields: Record<string, { __ref: string }> = {};
    for (const [name, field] of Object.entries(record.fields)) {
      const fieldKey = `${key}__fields__${name}`;
      const before: typeof field | undefined = store.records[fieldKey];
      if (before?.value !== field.value || before?.displayValue !== field.displayValue) {
        environment.storePublish(fieldKey, field);
      }
      fields[name] = { __ref: fieldKey };
    }
    const before: { fields: typeof fields } | undefined = store.records[key];
    if (before && Object.keys(fields).every((name) => before.fields[name])) return;
    environment.storePublish(key, { ...record, fields: { ...before?.fields, ...fields } });
  }

  const broadcast = (): void => environment.storeBroadcast(environment.rebuildSnapshot, environment.snapshotAvailable);
  const lookup = (recordId: string, node: typeof listNode | typeof recordNode) =>
    environment.storeLookup({ recordId, node, variables: {} }, environment.createSnapshot);

  return {
    ingest(list, records) {
      records.forEach(publish);
      const links = records.map(({ id }) => ({ __ref: keyOf(id) }));
      const before: { records: typeof links } | undefined = store.records[`list:${list}`];
      const isSameList = before?.records.every(({ __ref: key }, at) => key === keyOf(records[at]?.id ?? "")) ?? false;
      if (!isSameList) environment.storePublish(`list:${list}`, { records: links });
      broadcast();
    },
    subscribe(list, listener) {
      environment.storeSubscribe(lookup(`list:${list}`, listNode), listener);
    },
    write(record) {
      publish(record);
      broadcast();
    },
    reader: (id) => () => lookup(keyOf(id), recordNode).data,
  };
}
