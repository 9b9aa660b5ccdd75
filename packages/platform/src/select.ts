import { snapshotOf, type Snapshot } from "./cache/snapshot.ts";
import { sameJson } from "./json-values.ts";
import type { ObserveApi, Observer } from "./table/read-api.ts";

/** Observes a part of the data: equal parts keep their object identity, and nobody is notified of them. */
function selectFrom<Data, Part>(observer: Observer<Data>, select: (data: Data) => Part): Observer<Part> {
  let seen: Snapshot<Data> | undefined;
  let selected: Snapshot<Part> = snapshotOf<Part>({});
  const partOf = (snapshot: Snapshot<Data>): Snapshot<Part> => {
    if (snapshot === seen) return selected;
    const { data, error, loading, state } = snapshot;
    const part = data === undefined ? undefined : select(data);
    const kept = sameJson(part, selected.data) ? selected.data : part;
    seen = snapshot;
    selected = snapshotOf({ data: kept, error, fetching: loading, fresh: state === "Fulfilled" });
    return selected;
  };
  return {
    getSnapshot: () => partOf(observer.getSnapshot()),
    subscribe: (listener, options) => observer.subscribe((snapshot) => listener(snapshot && partOf(snapshot)), options),
    isFetching: () => observer.isFetching(),
    subscribeFetching: (listener) => observer.subscribeFetching(listener),
    refetch: async () => select(await observer.refetch()),
  };
}

/**
 * Selects a part of what an endpoint reads, so that a component is rendered again only when that part changes. Create it
 * outside of components.
 *
 * @example const cityOf = select(platform.getRecord, (record) => getFieldValue(record, "Trip__c.City__c"));
 */
export const select = <Config, Data, Part>(
  api: ObserveApi<Config, Data>,
  part: (data: Data) => Part,
): ObserveApi<Config, Part> => ({
  observe(config) {
    const observer = api.observe(config);
    return observer && selectFrom(observer, part);
  },
});
