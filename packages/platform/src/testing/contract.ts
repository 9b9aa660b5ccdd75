import { describe, expect, test } from "vitest";
import { createPlatform } from "../platform.ts";
import type { WriteApi } from "../table/define-write.ts";
import type { Endpoint, ReadApi } from "../table/read-api.ts";
import type { TransportRequest } from "../transport.ts";
import { FakeClock } from "./fake-clock.ts";
import { ok, recordedTransport, type RecordedTransport, errorResponse } from "./recorded-transport.ts";

/** Where the calls of the UI API go. */
const uiApi = "/services/data/v63.0/ui-api";

/** What is checked of every endpoint. */
export interface Case {
  /** Everything that can be given. */
  config: Record<string, unknown>;
  /** What is sent then; the path is below the UI API unless it begins with `/services`. */
  request: Partial<TransportRequest> & { path: string };
  required?: readonly string[];
  /** One of these has to be given, but neither is required. */
  either?: readonly string[];
  /** Configurations that are rejected for reasons of their own. */
  invalid?: readonly Record<string, unknown>[];
}

/** What is checked of an endpoint that reads. */
export interface ReadCase extends Case {
  endpoint: Endpoint<ReadApi<object, unknown>>;
  response: unknown;
  /** In milliseconds; Infinity for what never gets old. */
  lifetime: number;
}

/** What is checked of an endpoint that writes. */
export interface WriteCase extends Case {
  /** The write on a platform of its own, taking anything. */
  start(): { write: WriteApi<unknown, unknown>; server: RecordedTransport };
  /** What is said of a configuration that is not valid, where that is something special. */
  invalidConfigMessage?: string;
  /** Whether nothing is read out of the response. */
  ignoresResponse?: true;
}

const without = (config: Record<string, unknown>, ...dropped: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(config).filter(([name]) => !dropped.includes(name)));

/** Configurations that are not valid: something required left out, or anything of a wrong type. */
function invalidConfigs({ config, required = [], either = [], invalid = [] }: Case): unknown[] {
  const needsSomething = required.length + either.length > 0;
  return [
    ...(needsSomething ? [undefined, {}] : []),
    [],
    ...required.map((name) => without(config, name)),
    ...(either.length > 0 ? [without(config, ...either)] : []),
    ...Object.keys(config).map((name) => ({ ...config, [name]: Symbol("no such type") })),
    ...invalid.map((wrong) => ({ ...config, ...wrong })),
  ];
}

/** One endpoint on a platform of its own, whose server always gives the same response. */
export function start<Api>(
  endpoint: Endpoint<Api>,
  response: unknown,
): { api: Api; clock: FakeClock; server: RecordedTransport } {
  const server = recordedTransport({ status: 200, body: response });
  const clock = new FakeClock();
  const user = { userId: null, isGuest: true };
  const { api } = createPlatform({ transport: server.transport, clock, user, endpoints: { api: endpoint } });
  return { api, clock, server };
}

/** Lets a table of tests pass to a write what the compiler would refuse. */
export const loosely =
  <Config>(endpoint: Endpoint<WriteApi<Config, unknown>>, response: unknown): WriteCase["start"] =>
  () => {
    const { api, server } = start(endpoint, response);
    return { server, write: (config, options) => api(Object(config), options) };
  };

const fullPath = (path: string): string => (path.startsWith("/services") ? path : uiApi + path);

const aYear = 365 * 24 * 3_600_000;

/** Checks every read of a table in the same way. */
export function describeReads(reads: Record<string, ReadCase>): void {
  describe.each(Object.entries(reads))("%s", (name, entry) => {
    const { config, request, response, lifetime } = entry;
    const begin = () => start(entry.endpoint, response);

    test("sends the config", async () => {
      const { api, server } = begin();
      await api.read(Object(config));
      expect(server.requests).toEqual([{ method: "GET", ...request, path: fullPath(request.path) }]);
    });

    test("reads again only after its lifetime", async () => {
      const { api, clock, server } = begin();
      await api.read(Object(config));
      if (lifetime > 0) {
        clock.jump(lifetime === Infinity ? aYear : lifetime - 1);
        await api.read(Object(config));
      }
      expect(server.requests).toHaveLength(1);
      if (lifetime === Infinity) return;
      clock.jump(1);
      await api.read(Object(config));
      expect(server.requests).toHaveLength(2);
    });

    test("sends no request for an invalid config", async () => {
      const { api, server } = begin();
      for (const invalid of invalidConfigs(entry)) {
        const notified: unknown[] = [];
        api.subscribe(Object(invalid), (snapshot) => notified.push(snapshot))();
        expect(notified).toEqual([null]);
        const error = { status: 400, errorCode: "INVALID_CONFIG", message: expect.stringContaining(`"${name}"`) };
        await expect(api.read(Object(invalid))).rejects.toMatchObject(error);
        expect(api.observe(Object(invalid))).toBeNull();
      }
      expect(server.requests).toEqual([]);
    });

    test.each([403, 404, 429, 500])("passes status %i on unchanged", async (status) => {
      const { api, server } = begin();
      const reply = errorResponse(status, "SOME_CODE", "Some reason.");
      server.replyWith(reply);
      const error = { status, errorCode: "SOME_CODE", message: "Some reason.", body: reply.body };
      await expect(api.read(Object(config))).rejects.toMatchObject(error);
      expect(api.observe(Object(config))?.getSnapshot()).toMatchObject({ data: undefined, error, state: "Error" });
    });

    test.each([[null], ["text"], [[]], [7], [undefined]])("rejects %j as a response", async (body) => {
      const { api, server } = begin();
      server.replyWith(ok(body));
      await expect(api.read(Object(config))).rejects.toThrow(/Expected \w+ but received \w+/);
      expect(api.observe(Object(config))?.getSnapshot()).toMatchObject({ data: undefined, state: "Error" });
      server.replyWith(ok(response));
      await expect(api.read(Object(config))).resolves.toBeDefined();
    });
  });
}

/** Checks every write of a table in the same way. */
export function describeWrites(writes: Record<string, WriteCase>): void {
  describe.each(Object.entries(writes))("%s", (name, entry) => {
    test("sends the config, each time", async () => {
      const { write, server } = entry.start();
      await write(entry.config);
      await write(entry.config);
      const sent = { ...entry.request, path: fullPath(entry.request.path) };
      expect(server.requests).toEqual([sent, sent]);
    });

    test("rejects an invalid config", async () => {
      const { write, server } = entry.start();
      for (const invalid of invalidConfigs(entry)) {
        const message = entry.invalidConfigMessage ?? `Invalid config for "${name}"`;
        await expect(write(invalid)).rejects.toMatchObject({ status: 400, errorCode: "INVALID_CONFIG", message });
      }
      expect(server.requests).toEqual([]);
    });

    test.each([400, 403, 404, 412, 500])("passes status %i on unchanged", async (status) => {
      const { write, server } = entry.start();
      const reply = errorResponse(status, "SOME_CODE", "Some reason.");
      server.replyWith(reply);
      const error = { status, errorCode: "SOME_CODE", message: "Some reason.", body: reply.body };
      await expect(write(entry.config)).rejects.toMatchObject(error);
    });

    test.each([[null], ["text"], [[]], [7]])("reports that it succeeded if %j is the response", async (body) => {
      const { write, server } = entry.start();
      server.replyWith({ status: 201, body });
      const message = expect.stringMatching(`^${name} succeeded, but .* Expected \\w+ but received \\w+\\.`);
      const error = { name: "PlatformError", status: 201, errorCode: "UNEXPECTED_RESPONSE", body, message };
      const expected = expect.objectContaining(error);
      const outcome = await write(entry.config).catch((reason: unknown) => reason);
      expect(outcome).toEqual(entry.ignoresResponse ? undefined : expected);
    });

    test("can be aborted", async () => {
      const { write, server } = entry.start();
      const { signal } = new AbortController();
      await write(entry.config, { signal });
      expect(server.requests[0]?.signal).toBe(signal);
    });
  });
}
