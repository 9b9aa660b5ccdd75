import type { Clock } from "../clock.ts";
import type { TransportRequest, TransportResponse } from "../transport.ts";
import type { NotificationBatcher } from "./notification-batcher.ts";
import type { ResponseStore } from "./response-store.ts";

/** What caches and entries use of the engine. */
export interface EngineServices {
  readonly clock: Clock;
  readonly notifications: NotificationBatcher;
  /**
   * Sends a request.
   *
   * @throws PlatformError for every response that is not successful
   */
  send(request: TransportRequest): Promise<TransportResponse>;
  /** Numbers requests and deletions in the order in which they happen. */
  nextSequence(): number;
  scheduleGarbageCollection(): void;
  log(message: string): void;
  /** Lifetime of responses outside the UI API, in milliseconds. */
  readonly contentLifetime: number;
  /** Responses of earlier visits. */
  readonly store: ResponseStore | undefined;
  /** Sequence number of the latest write. Responses to older requests may be outdated, so they are neither shared nor stored. */
  readonly lastWrite: number;
}
