import { useState, useSyncExternalStore } from "react";
import type { Policy } from "../cache/policy.ts";
import { isSameSnapshot, snapshotOf, type Snapshot } from "../cache/snapshot.ts";
import { sortedJson } from "../json-values.ts";
import type { OrgData, OrgReadApi, OrgTypes, Selection } from "../org-types.ts";
import type { ObserveApi, Observer } from "../table/read-api.ts";

/** Options of {@link useRead}. */
export interface UseReadOptions {
  /** Default: `cache-then-network`. */
  readonly policy?: Policy;
  /**
   * Whether to return the data of the previous config until the data of the new one arrives, in the state `Previous`. For
   * searches and pages; never for data that the component writes back. Default: false.
   */
  readonly keepPreviousData?: boolean;
}

/** The data of the previous config, only with `keepPreviousData`. */
interface PreviousSnapshot<Data> {
  readonly data: Data;
  readonly error: undefined;
  readonly loaded: true;
  readonly loading: false;
  readonly state: "Previous";
}

/** The current snapshot, and what a component needs beside it. */
export type ReadResult<Data> = (Snapshot<Data> | PreviousSnapshot<Data>) & {
  /** Whether a request is in flight: the first one, a revalidation or a refetch. */
  readonly isFetching: boolean;
  /** Whether the data is older than its lifetime, or belongs to the previous config. */
  readonly isStale: boolean;
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
  api: ObserveApi<Config, Data>,
  config: Config | undefined,
  options?: UseReadOptions,
): ReadResult<Data> | null;
/** The same for an endpoint with the types of an org. The last one, because the compiler reports why that was rejected. */
export function useRead<
  Of extends OrgTypes,
  Config,
  Data,
  const Required extends string = never,
  const Optional extends string = never,
>(
  api: OrgReadApi<Of, Config, Data>,
  config: (NoInfer<Config> & Selection<Of, Required, Optional>) | undefined,
  options?: UseReadOptions,
): ReadResult<OrgData<Of, Data, Required, Optional>> | null;
export function useRead<Config, Data>(
  api: ObserveApi<Config, Data>,
  config: Config | undefined,
  { policy, keepPreviousData = false }: UseReadOptions = {},
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
  if (keepPreviousData && snapshot.state === "Pending" && previous !== undefined) {
    const shown = { data: previous, error: undefined, loaded: true, loading: false, state: "Previous" } as const;
    return { ...shown, isFetching: true, isStale: true, refetch };
  }
  return { ...snapshot, isFetching: isFetching || snapshot.loading, isStale: snapshot.state === "Stale", refetch };
}
