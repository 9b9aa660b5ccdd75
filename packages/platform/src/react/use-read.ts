import { useState, useSyncExternalStore } from "react";
import type { Policy } from "../cache/policy.ts";
import { isSameSnapshot, snapshotOf, type Snapshot } from "../cache/snapshot.ts";
import { sortedJson } from "../json-values.ts";
import type { Observer, ReadApi } from "../table/read-api.ts";

type Api<Config, Data> = Pick<ReadApi<Config, Data>, "observe">;

/** Options of {@link useRead}. */
export interface UseReadOptions {
  /** Default: `cache-then-network`. */
  readonly policy?: Policy;
  /** Whether to return the data of the previous config until the data of the new one arrives. Default: true. */
  readonly keepPreviousData?: boolean;
}

/** The current snapshot, and what a component needs beside it. */
export type ReadResult<Data> = Snapshot<Data> & {
  /** Whether a request is in flight: the first one, a revalidation or a refetch. */
  readonly isFetching: boolean;
  /** Whether the data is older than its lifetime, or belongs to the previous config. */
  readonly isStale: boolean;
  /** Whether the data belongs to the previous config. */
  readonly isPrevious: boolean;
  /** Fetches from the network. The result also arrives in the next render. */
  readonly refetch: () => Promise<Data>;
};

/** An observer as React subscribes to it. */
interface Store<Data> {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getSnapshot: () => Snapshot<Data> | null;
  readonly getServerSnapshot: () => Snapshot<Data> | null;
  readonly subscribeFetching: (onChange: () => void) => () => void;
  readonly isFetching: () => boolean;
  readonly refetch: () => Promise<Data>;
}

const pending = snapshotOf<never>({ fetching: true });
const subscribeToNothing = () => () => undefined;

const storeOfInvalidConfig: Store<never> = {
  subscribe: subscribeToNothing,
  getSnapshot: () => null,
  getServerSnapshot: () => null,
  subscribeFetching: subscribeToNothing,
  isFetching: () => false,
  refetch: () => Promise.reject(new Error("The config was invalid in the render that returned this function.")),
};

const fetchesIfEmpty = (policy: Policy | undefined): boolean =>
  policy !== "only-if-cached" && !(typeof policy === "object" && policy.type === "valid-at");

function createStore<Data>(observer: Observer<Data> | null, policy: Policy | undefined): Store<Data> {
  if (!observer) return storeOfInvalidConfig;
  const known = observer.getSnapshot();
  // The request starts after the first render, so that render is already pending.
  const first: Snapshot<Data> = known.state === "Unfulfilled" && fetchesIfEmpty(policy) ? pending : known;
  let current = first;
  return {
    subscribe: (onChange) =>
      observer.subscribe((snapshot) => {
        if (!snapshot || (snapshot.state === current.state && isSameSnapshot(snapshot, current))) return;
        current = snapshot;
        onChange();
      }, policy && { policy }),
    getSnapshot: () => current,
    getServerSnapshot: () => (fetchesIfEmpty(policy) ? pending : first),
    subscribeFetching: (onChange) => observer.subscribeFetching(onChange),
    isFetching: () => observer.isFetching(),
    refetch: () => observer.refetch(),
  };
}

/**
 * Reads in a React component and re-renders it after every change. The config may be a new object in each render; only its
 * values count.
 *
 * @param api an endpoint of a platform, for example `platform.getObjectInfo`
 * @param config undefined, or incomplete, while a part of it is unknown
 * @returns null if the config is undefined or invalid
 * @example
 * const info = useRead(platform.getObjectInfo, { objectApiName: "Trip__c" });
 * return <h1>{info?.data?.label}</h1>;
 */
export function useRead<Config, Data>(
  api: Api<Config, Data>,
  config: Config | undefined,
  { policy, keepPreviousData = true }: UseReadOptions = {},
): ReadResult<Data> | null {
  const key = sortedJson({ config, policy });
  const start = (previous?: Data) => ({ api, key, previous, store: createStore(api.observe(config), policy) });
  const [state, setState] = useState(() => start());
  let { store, previous } = state;
  if (state.api !== api || state.key !== key) {
    const next = start(state.api === api ? (store.getSnapshot()?.data ?? previous) : undefined);
    setState(next);
    ({ store, previous } = next);
  }
  const { refetch } = store;
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  const isFetching = useSyncExternalStore(store.subscribeFetching, store.isFetching, () => false);
  if (!snapshot) return null;
  const isPrevious = keepPreviousData && snapshot.state === "Pending" && previous !== undefined;
  const shown = isPrevious ? snapshotOf({ data: previous }) : snapshot;
  const isStale = shown.state === "Stale";
  return { ...shown, isFetching: isFetching || shown.loading || isPrevious, isStale, isPrevious, refetch };
}
