import { describe, expect, test } from "vitest";
import { createPlatform } from "../platform.ts";
import type { WriteApi } from "../table/define-write.ts";
import type { Endpoint, ReadApi } from "../table/read-api.ts";
import type { TransportRequest } from "../transport.ts";
import { FakeClock } from "./fake-clock.ts";
import type { OrgCalls, OrgIds } from "./org-calls.ts";
import { ok, recordedTransport, type RecordedTransport, errorResponse } from "./recorded-transport.ts";

/** Path of the UI API. */
const uiApi = "/services/data/v63.0/ui-api";

/** The checks of an endpoint. */
export interface Case {
  /** A config with all parameters. */
  config: Record<string, unknown>;
  /** The request for this config. Its path is relative to the UI API unless it begins with `/services`. */
  request: Partial<TransportRequest> & { path: string };
  required?: readonly string[];
  /** Parameters of which at least one is required. */
  either?: readonly string[];
  /** Parts of configs that are rejected for other reasons. */
  invalid?: readonly Record<string, unknown>[];
  response: unknown;
  /** What the local org does with calls of this endpoint. */
  org(ids: OrgIds): OrgCalls;
}

/** The checks of a read. */
export interface ReadCase extends Case {
  endpoint: Endpoint<ReadApi<object, unknown>>;
  /** In milliseconds. Infinity if the response never expires. */
  lifetime: number;
}

/** The checks of a write. */
export interface WriteCase extends Case {
  endpoint: Endpoint<WriteApi<never, unknown>>;
  /** The error message of an invalid config. Default: `Invalid config for "name"`. */
  invalidConfigMessage?: string;
  /** Whether the response body is ignored. */
  ignoresResponse?: true;
}

/** What each module of `cases` exports: the endpoints of a family by name. */
export interface EndpointCases {
  reads?: Readonly<Record<string, ReadCase>>;
  writes?: Readonly<Record<string, WriteCase>>;
}

const without = (config: Record<string, unknown>, ...dropped: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(config).filter(([name]) => !dropped.includes(name)));

/** Invalid configs: a required parameter is missing, or a parameter has a wrong type. */
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

/** Creates a platform with one endpoint, whose server always returns the same response. */
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

/** Creates a platform with one write, which accepts any config. */
function startWrite({ endpoint, response }: WriteCase): {
  write: WriteApi<unknown, unknown>;
  server: RecordedTransport;
} {
  const { api, server } = start(endpoint, response);
  return { server, write: (...call) => Reflect.apply(api, undefined, call) };
}

const fullPath = (path: string): string => (path.startsWith("/services") ? path : uiApi + path);

const aYear = 365 * 24 * 3_600_000;

/** Runs the same tests for several reads. */
export function describeReads(reads: Readonly<Record<string, ReadCase>>): void {
  describe.each(Object.entries(reads))("%s", (name, entry) => {
    const { config, request, response, lifetime } = entry;
    const startEntry = () => start(entry.endpoint, response);

    test("sends the config", async () => {
      const { api, server } = startEntry();
      await api.read(Object(config));
      expect(server.requests).toEqual([{ method: "GET", ...request, path: fullPath(request.path) }]);
    });

    test("is cached for its lifetime", async () => {
      const { api, clock, server } = startEntry();
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
      const { api, server } = startEntry();
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
      const { api, server } = startEntry();
      const reply = errorResponse(status, "SOME_CODE", "Some reason.");
      server.replyWith(reply);
      const error = { status, errorCode: "SOME_CODE", message: "Some reason.", body: reply.body };
      await expect(api.read(Object(config))).rejects.toMatchObject(error);
      expect(api.observe(Object(config))?.getSnapshot()).toMatchObject({ data: undefined, error, state: "Error" });
    });

    test.each([[null], ["text"], [[]], [7], [undefined]])("rejects %j as a response", async (body) => {
      const { api, server } = startEntry();
      server.replyWith(ok(body));
      await expect(api.read(Object(config))).rejects.toThrow(/Expected \w+ but received \w+/);
      expect(api.observe(Object(config))?.getSnapshot()).toMatchObject({ data: undefined, state: "Error" });
      server.replyWith(ok(response));
      await expect(api.read(Object(config))).resolves.toBeDefined();
    });
  });
}

/** Runs the same tests for several writes. */
export function describeWrites(writes: Readonly<Record<string, WriteCase>>): void {
  describe.each(Object.entries(writes))("%s", (name, entry) => {
    test("sends the config, each time", async () => {
      const { write, server } = startWrite(entry);
      await write(entry.config);
      await write(entry.config);
      const sent = { ...entry.request, path: fullPath(entry.request.path) };
      expect(server.requests).toEqual([sent, sent]);
    });

    test("rejects an invalid config", async () => {
      const { write, server } = startWrite(entry);
      for (const invalid of invalidConfigs(entry)) {
        const message = entry.invalidConfigMessage ?? `Invalid config for "${name}"`;
        await expect(write(invalid)).rejects.toMatchObject({ status: 400, errorCode: "INVALID_CONFIG", message });
      }
      expect(server.requests).toEqual([]);
    });

    test.each([400, 403, 404, 412, 500])("passes status %i on unchanged", async (status) => {
      const { write, server } = startWrite(entry);
      const reply = errorResponse(status, "SOME_CODE", "Some reason.");
      server.replyWith(reply);
      const error = { status, errorCode: "SOME_CODE", message: "Some reason.", body: reply.body };
      await expect(write(entry.config)).rejects.toMatchObject(error);
    });

    test.each([[null], ["text"], [[]], [7]])("reports that it succeeded if %j is the response", async (body) => {
      const { write, server } = startWrite(entry);
      server.replyWith({ status: 201, body });
      const message = expect.stringMatching(`^${name} succeeded, but .* Expected \\w+ but received \\w+\\.`);
      const error = { name: "PlatformError", status: 201, errorCode: "UNEXPECTED_RESPONSE", body, message };
      const expected = expect.objectContaining(error);
      const outcome = await write(entry.config).catch((reason: unknown) => reason);
      expect(outcome).toEqual(entry.ignoresResponse ? undefined : expected);
    });

    test("can be aborted", async () => {
      const { write, server } = startWrite(entry);
      const { signal } = new AbortController();
      await write(entry.config, { signal });
      expect(server.signals).toEqual([signal]);
    });
  });
}
