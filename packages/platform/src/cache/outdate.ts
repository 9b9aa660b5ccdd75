// Not a part of the engine, so that a page that only reads does not load it.
import type { Engine } from "./engine.ts";
import type { Received } from "./received.ts";
import { endpointOf } from "./response-store.ts";

/** Ignores responses that are under way where a write may have outdated them, and deletes persisted ones. */
export function outdate(engine: Engine, outdated: readonly string[]): Received {
  engine.lastWrite = engine.nextSequence();
  engine.store?.deleteWhere((key) => outdated.includes(endpointOf(key)));
  return { at: engine.clock.now(), sequence: engine.lastWrite };
}
