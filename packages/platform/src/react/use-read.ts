import { useState, useSyncExternalStore } from "react";
import { emptySnapshot, type Snapshot } from "../cache/snapshot.ts";
import type { Policy } from "../cache/policy.ts";
import { sortedJson } from "../json-values.ts";
import type { ReadApi, ReadOptions } from "../table/read-api.ts";

type Api<Config, Data> = Pick<ReadApi<Config, Data>, "subscribe" | "observe">;

/** What React needs to follow one response: how to hear of news, and what was last last. */
interface Followed<Data> {
  readonly subscribe: (redraw: () => void) => () => void;
  readonly current: () => Snapshot<Data> | null;
  /** On the server, and while a page that it drew comes alive, nothing is known. */
  readonly first: () => Snapshot<Data> | null;
}

function follow<Config, Data>(
  api: Api<Config, Data>,
  config: Config | undefined,
  policy: Policy | undefined,
): Followed<Data> {
  const watch = api.observe(config);
  const first: Snapshot<Data> | null = watch && emptySnapshot;
  let last = watch?.getSnapshot() ?? first;
  return {
    subscribe: (redraw) => {
      const listener = (snapshot: Snapshot<Data> | null): void => {
        last = snapshot;
        redraw();
      };
      return api.subscribe(config, listener, policy && { policy });
    },
    current: () => last,
    first: () => first,
  };
}

/**
 * Reads in a React component, and draws it anew with every change. The configuration may be a new object at each
 * drawing; only what it says counts.
 *
 * @param api an endpoint of a platform, for example `platform.getObjectInfo`
 * @param config undefined, or not complete, for as long as a part of it is not known: then the result is null
 * @returns the snapshot that {@link ReadApi.subscribe} tells
 * @example
 * const info = useRead(platform.getObjectInfo, { objectApiName: "Trip__c" });
 * return <h1>{info?.data?.label}</h1>;
 */
export function useRead<Config, Data>(
  api: Api<Config, Data>,
  config: Config | undefined,
  { policy }: ReadOptions = {},
): Snapshot<Data> | null {
  const said = sortedJson({ config, policy });
  const start = () => ({ api, said, followed: follow(api, config, policy) });
  const [state, setState] = useState(start);
  let { followed } = state;
  if (state.api !== api || state.said !== said) {
    // Another response is asked for: what was last of the former one must not be drawn.
    const next = start();
    setState(next);
    followed = next.followed;
  }
  return useSyncExternalStore(followed.subscribe, followed.current, followed.first);
}
