import type { Clock } from "../clock.ts";
import type { TransportRequest, TransportResponse } from "../transport/transport.ts";
import type { ResponseStore } from "./response-store.ts";
import type { NotificationBatcher } from "./notification-batcher.ts";

/** What every part of the engine works with. */
export interface EngineServices {
  readonly clock: Clock;
  readonly broadcast: NotificationBatcher;
  /**
   * Makes a call.
   *
   * @throws PlatformError for every response that is not a good one
   */
  send(request: TransportRequest): Promise<TransportResponse>;
  /** Numbers requests and deletions in the order in which they happen. */
  nextSequence(): number;
  /** Something was added to a cache. */
  scheduleGarbageCollection(): void;
  /** Takes a warning for whoever develops the page. */
  log(message: string): void;
  /** Milliseconds for which content, and everything else outside the UI API, is fresh. */
  readonly contentLifetime: number;
  /** What earlier visits left. */
  readonly store: ResponseStore | undefined;
  /** Number of the latest write; what was asked for before it may be untrue: it is not waited for, nor kept for the next visit. */
  readonly lastWrite: number;
}
