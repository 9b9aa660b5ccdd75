import { createPlatform } from "../platform.ts";
import type { Endpoint } from "../table/read-api.ts";
import type { TransportRequest } from "../transport/transport.ts";
import { FakeClock } from "./fake-clock.ts";
import { recordedTransport, type RecordedTransport } from "./recorded-transport.ts";

/** Where the calls of the UI API go. */
export const uiApi = "/services/data/v63.0/ui-api";

/** What is checked of every endpoint. */
export interface Case {
  /** Everything that can be given. */
  config: Record<string, unknown>;
  /** What is sent then. */
  request: Partial<TransportRequest> & { path: string };
  required: readonly string[];
  /** One of these has to be given, but neither is required. */
  either?: readonly string[];
}

const without = (config: Record<string, unknown>, ...dropped: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(config).filter(([name]) => !dropped.includes(name)));

/** Configurations that are not valid: something required left out, or anything of a wrong type. */
export function invalidConfigs({ config, required, either = [] }: Case): unknown[] {
  return [
    undefined,
    {},
    "text",
    ...required.map((name) => without(config, name)),
    ...(either.length > 0 ? [without(config, ...either)] : []),
    ...Object.keys(config).map((name) => ({ ...config, [name]: Symbol("no such type") })),
  ];
}

/** One endpoint on a platform of its own, whose server always gives the same answer. */
export function start<Api>(
  endpoint: Endpoint<Api>,
  answer: unknown,
): { api: Api; clock: FakeClock; server: RecordedTransport } {
  const server = recordedTransport({ status: 200, body: answer });
  const clock = new FakeClock();
  const user = { userId: null, isGuest: true };
  const { api } = createPlatform({ transport: server.transport, clock, user, endpoints: { api: endpoint } });
  return { api, clock, server };
}
