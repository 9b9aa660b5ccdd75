import { useState, useSyncExternalStore } from "react";
import { sortedJson } from "../json-values.ts";
import {
  observePages,
  type PageConfig,
  type PagesObserver,
  type PagesSnapshot,
  type RecordPage,
} from "../pages/observe-pages.ts";
import type { ObserveApi, SubscribeOptions } from "../table/read-api.ts";

/** The pages so far, and what a component needs beside them. */
export type ReadPagesResult = PagesSnapshot & Pick<PagesObserver, "fetchNextPage" | "refetch">;

const subscribeToNothing = () => () => undefined;
const returnNull = () => null;

/**
 * Reads a list page by page and renders the component again after every change. The pages keep their place after a write:
 * each is refetched by itself.
 *
 * @param api for example `platform.getListRecordsByName`
 * @param config of the first page; undefined, or incomplete, while a part of it is unknown
 * @returns null if the config is undefined or invalid
 * @example
 * const trips = useReadPages(platform.getListRecordsByName, { objectApiName: "Trip__c", listViewApiName: "All" });
 * return <button disabled={!trips?.hasNextPage} onClick={trips?.fetchNextPage}>More</button>;
 */
export function useReadPages<Config extends PageConfig>(
  api: ObserveApi<Config, RecordPage>,
  config: NoInfer<Config> | undefined,
  { policy }: SubscribeOptions = {},
): ReadPagesResult | null {
  const key = sortedJson({ config, policy });
  const start = () => ({ api, key, observer: observePages(api, config, policy && { policy }) });
  const [state, setState] = useState(start);
  let { observer } = state;
  if (state.api !== api || state.key !== key) {
    const next = start();
    setState(next);
    ({ observer } = next);
  }
  const { subscribe = subscribeToNothing, getSnapshot = returnNull } = observer ?? {};
  const snapshot = useSyncExternalStore<PagesSnapshot | null>(subscribe, getSnapshot, getSnapshot);
  return snapshot && observer && { ...snapshot, fetchNextPage: observer.fetchNextPage, refetch: observer.refetch };
}
