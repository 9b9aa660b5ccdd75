import { createPlatform, type Endpoints, type Platform } from "../platform.ts";
import type { EngineOptions } from "../cache/engine.ts";
import type { Snapshot } from "../cache/snapshot.ts";
import type { User } from "../user.ts";
import { FakeClock } from "./fake-clock.ts";
import { recordedTransport, type RecordedTransport } from "./recorded-transport.ts";

/** A platform, and the objects with which a test controls it. */
export interface TestPlatform<Apis extends object> {
  platform: Platform<Apis>;
  clock: FakeClock;
  server: RecordedTransport;
  /** May be changed by a test. */
  user: { -readonly [Key in keyof User]: User[Key] };
  /** Requests, notifications and log messages with their time, in order. */
  events: string[];
  /** Creates a listener that adds its notifications to `events`. */
  listener(name?: string): (snapshot: Snapshot<unknown> | null) => void;
}

/** Creates a platform with a fake clock and a fake server. */
export function testPlatform<Apis extends object>(
  endpoints: Endpoints<Apis>,
  options: Pick<EngineOptions, "contentLifetime" | "retry" | "store" | "tabs"> = {},
): TestPlatform<Apis> {
  const clock = new FakeClock();
  const server = recordedTransport();
  const user = { userId: null, isGuest: true };
  const events: string[] = [];
  const transport: RecordedTransport["transport"] = (request) => {
    events.push(`${clock.now()} request ${request.method} ${request.path.replace("/services/data/v63.0/ui-api", "")}`);
    return server.transport(request);
  };
  return {
    platform: createPlatform({
      ...options,
      transport,
      clock,
      user,
      endpoints,
      log: (message) => void events.push(`${clock.now()} log ${message}`),
    }),
    clock,
    server,
    user,
    events,
    listener:
      (name = "notified") =>
      (snapshot) =>
        void events.push(`${clock.now()} ${name} ${summary(snapshot)}`),
  };
}

/** The state of a snapshot with its data and error status, as text. */
function summary(snapshot: Snapshot<unknown> | null): string {
  if (!snapshot) return "null";
  const { state, data, error } = snapshot;
  return [state, data === undefined ? "" : JSON.stringify(data), error ? error.status : ""].filter(String).join(" ");
}
