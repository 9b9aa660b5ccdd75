import type { Tabs } from "./cache/engine.ts";
import { invalidateEndpoints } from "./cache/invalidate.ts";
import { outdate } from "./cache/outdate.ts";

/** The part of a BroadcastChannel that is used. */
export type TabChannel = Pick<BroadcastChannel, "addEventListener" | "postMessage">;

/**
 * Connects the platforms of several tabs: what a write of one may have changed becomes stale in the others, which refetch
 * what they show and persist no response that is under way. Only names of endpoints are sent.
 *
 * @example createPlatform({ tabs: connectTabs(new BroadcastChannel("travel-design")), transport, clock, user, endpoints })
 */
export const connectTabs =
  (channel: TabChannel): Tabs =>
  (engine) => {
    channel.addEventListener("message", ({ data: outdated }) => {
      // Another version of this page may send something else.
      if (!Array.isArray(outdated)) return;
      invalidateEndpoints(engine.cache, outdated, outdate(engine, outdated));
    });
    return (outdated) => channel.postMessage(outdated);
  };
