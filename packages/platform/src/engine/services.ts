import type { Clock } from "../clock.ts";
import type { TransportRequest, TransportResponse } from "../transport/transport.ts";
import type { Broadcast } from "./broadcast.ts";

/** What every part of the engine works with. */
export interface Services {
  readonly clock: Clock;
  readonly broadcast: Broadcast;
  /**
   * Makes a call.
   *
   * @throws PlatformError for every answer that is not a good one
   */
  send(request: TransportRequest): Promise<TransportResponse>;
  /** Numbers requests and deletions in the order in which they happen. */
  nextEvent(): number;
  /** Something was added to a cache. */
  onGrowth(): void;
}
