import { notifyManager, QueryClient, QueryObserver } from "@tanstack/query-core";
import type { BenchRecord, Contestant } from "./contestant.ts";

notifyManager.setScheduler((callback) => callback());

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } } });
const lists = new Set<string>();
const keyOf = (list: string) => ["list", list];

/** Runs TanStack Query, which holds each list with its own copies: a write goes through every list. */
export const contestant: Contestant = {
  ingest(list, records) {
    lists.add(list);
    client.setQueryData(keyOf(list), records);
    for (const record of records) if (list === "big") client.setQueryData(["record", record.id], record);
  },
  subscribe(list, listener) {
    const observer = new QueryObserver<readonly BenchRecord[]>(client, {
      queryKey: keyOf(list),
      queryFn: () => [],
      enabled: false,
      notifyOnChangeProps: ["data"],
    });
    observer.subscribe(listener);
  },
  write(record) {
    for (const list of lists) {
      client.setQueryData<readonly BenchRecord[]>(keyOf(list), (held) =>
        held?.some(({ id }) => id === record.id) ? held.map((row) => (row.id === record.id ? record : row)) : held,
      );
    }
  },
  reader: (id) => () => client.getQueryData(["record", id]),
};
