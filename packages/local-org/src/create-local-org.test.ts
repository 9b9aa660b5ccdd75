import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLocalOrg, type LocalOrg, type LocalOrgOptions } from "./create-local-org.ts";
import { listen, stopListening } from "./http/listening.ts";
import type { SiteHandler } from "./http/server.ts";
import { StartError } from "./start-error.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";
import { requestName, realForceApp, sendTo } from "./testing/test-org.ts";
import { uiApi } from "./testing/paths.ts";

let folder: string;
const running: LocalOrg[] = [];

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  for (const org of running.splice(0)) await org.close();
});

async function start(options: Partial<LocalOrgOptions> = {}): Promise<LocalOrg> {
  const org = await createLocalOrg({ forceApp: realForceApp, dataDir: join(folder, "data"), port: 0, ...options });
  running.push(org);
  return org;
}

describe("a start that cannot succeed fails with a sentence that says why", () => {
  /** The sentence that the start fails with, or any other error. */
  const sentenceOf = (options: Partial<LocalOrgOptions>): Promise<unknown> =>
    start(options).then(
      () => "It started.",
      (error: unknown) => (error instanceof StartError ? error.message : error),
    );

  test("a port in use", async () => {
    const other = createServer();
    const port = await listen(other, 0);
    expect(await sentenceOf({ port })).toMatch(new RegExp(`Port ${port} is in use; .*--port`));
    await stopListening(other);
  });

  test("a port that another program uses on the other address of localhost", async () => {
    const other = createServer().listen(0, "::1");
    await once(other, "listening");
    const port = Number(Object(other.address()).port);
    expect(await sentenceOf({ port })).toMatch(new RegExp(`Port ${port} is in use`));
    other.close();
  });

  test("a data folder that cannot be written", async () => {
    writeFileSync(join(folder, "file"), "");
    expect(await sentenceOf({ dataDir: join(folder, "file", "data") })).toMatch(
      /data folder .* cannot be written.*--data/,
    );
  });

  test("a data folder that is a file", async () => {
    writeFileSync(join(folder, "file"), "");
    expect(await sentenceOf({ dataDir: join(folder, "file") })).toMatch(/file is a file, but .*--data/);
  });

  test.runIf(process.platform === "linux")("a data folder that nobody can create", async () => {
    expect(await sentenceOf({ dataDir: "/proc/local-org" })).toMatch(/data folder .* cannot be written/);
  });

  test("a data file that is not a database", async () => {
    mkdirSync(join(folder, "data"));
    writeFileSync(join(folder, "data/local-org.sqlite"), "no database".repeat(200));
    expect(await sentenceOf({})).toMatch(/local-org\.sqlite is damaged or no data file; copy it .*--reset/);
    await expect(start({ reset: true })).resolves.toBeDefined();
  });

  test.each([
    ["an earlier", "PRAGMA user_version = 1"],
    ["a later", "PRAGMA user_version = 999"],
    ["no", "CREATE TABLE records (id TEXT)"],
  ])("a data file of %s version", async (_, sql) => {
    mkdirSync(join(folder, "data"));
    const database = new DatabaseSync(join(folder, "data/local-org.sqlite"));
    database.exec(sql);
    database.close();
    const sentence = await sentenceOf({});
    expect(sentence).toMatch(/^The data file .*local-org\.sqlite was written by another version .*--data/);
    expect(sentence).not.toContain("--reset");
    await expect(start({ reset: true })).resolves.toBeDefined();
  });

  test("missing metadata", async () => {
    expect(await sentenceOf({ forceApp: join(folder, "none") })).toMatch(/^The metadata .*: there is no such folder/);
  });
});

test("reset removes the records and nothing else", async () => {
  const send = ({ port }: LocalOrg, path: string, body: object) =>
    sendTo(port, "POST", uiApi + path, { body, administrator: true });
  const first = await start();
  await send(first, "/records", { apiName: requestName, fields: { LastName__c: "Jansen" } });
  await running.pop()?.close();
  writeFileSync(join(folder, "data/mine.txt"), "mine");
  const second = await start({ reset: true });
  const { body } = await send(second, `/list-records/${requestName}/Alle_aanvragen`, {});
  expect(body).toMatchObject({ count: 0 });
  expect(readFileSync(join(folder, "data/mine.txt"), "utf8")).toBe("mine");
});

/** A site with a page at every path but one. */
const site: SiteHandler = {
  async handle(_request, response, { pathname, search }) {
    if (pathname === "/unknown") return false;
    response.end(`the page ${pathname}${search}`);
    return true;
  },
};

describe("a site below a path", () => {
  const basePath = "/reizen";

  test("has its pages, data and static resources there, and the org keeps its own paths", async () => {
    const org = await start({ site, basePath });
    expect(org.siteUrl).toBe(`${org.url}/reizen`);
    const read = (path: string) => sendTo(org.port, "GET", path, { administrator: true });
    expect((await read("/reizen/privacy?a=b")).text).toBe("the page /privacy?a=b");
    expect((await read("/reizen/sfsites/c/resource/travelMedia/favicon.svg")).status).toBe(200);
    expect((await read(`/reizen/webruntime/api${uiApi}/object-info/${requestName}`)).status).toBe(200);
    expect((await read(`${uiApi}/object-info/${requestName}`)).status).toBe(200);
    expect((await read("/org/requests")).status).toBe(401);
  });

  test.each(["/privacy", "/sfsites/c/resource/travelMedia/favicon.svg", `/webruntime/api${uiApi}/object-info`])(
    "has nothing at %s",
    async (path) => {
      const { port } = await start({ site, basePath });
      expect((await sendTo(port, "GET", path)).status).toBe(404);
    },
  );

  test.each(["/", "/reizen"])("is where %s leads, with the query", async (path) => {
    const { port } = await start({ site, basePath });
    expect(await sendTo(port, "GET", `${path}?utm_source=a`)).toMatchObject({
      status: 302,
      headers: { location: "/reizen/?utm_source=a" },
    });
  });
});

describe("the site", () => {
  test("responds to what the org does not, with the org's security headers", async () => {
    const { port } = await start({ site });
    const response = await sendTo(port, "GET", "/bedankt?x=1");
    expect(response).toMatchObject({ status: 200, text: "the page /bedankt?x=1" });
    expect(response.headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
  });

  test("never responds for the org, nor a request that writes", async () => {
    const { port } = await start({ site });
    expect(await sendTo(port, "POST", "/bedankt", { body: {} })).toMatchObject({
      status: 405,
      text: expect.stringContaining("GET, HEAD"),
    });
    for (const path of ["/services/data/x", "/org/unknown", "/webruntime/x", "/sfsites/c/resource/none"]) {
      expect((await sendTo(port, "GET", path)).status).toBe(404);
    }
    expect((await sendTo(port, "GET", "/unknown")).status).toBe(404);
  });

  test("that fails gives a safe response", async () => {
    const lines: string[] = [];
    const failing: SiteHandler = { handle: () => Promise.reject(new TypeError("Jansen")) };
    const { port } = await start({ site: failing, log: (line) => lines.push(line) });
    expect(await sendTo(port, "GET", "/")).toMatchObject({ status: 500, body: [{ errorCode: "UNKNOWN_EXCEPTION" }] });
    expect(lines).toEqual([expect.stringMatching(/^Unexpected TypeError at /)]);
    expect(lines.join()).not.toContain("Jansen");
  });

  test("is optional: without one, a page says so", async () => {
    const { port } = await start();
    expect(await sendTo(port, "GET", "/")).toMatchObject({ status: 200, text: expect.stringContaining("geen site") });
  });
});

test("each data folder has its own signing key, which stays the same", async () => {
  const keys: string[] = [];
  const controllers = [
    {
      className: "ContactRequestController",
      methods: {
        look: {
          cacheable: false,
          parameters: [],
          run: (_: unknown, { signingKey }: { signingKey: string }) => keys.push(signingKey),
        },
      },
    },
  ];
  for (const dataDir of ["a", "a", "b"].map((name) => join(folder, name))) {
    const org = await start({ dataDir, controllers });
    const body = { classname: "ContactRequestController", method: "look" };
    await sendTo(org.port, "POST", "/webruntime/api/apex/execute", { body });
    await running.pop()?.close();
  }
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
