// Who is not the administrator on a page of the builder reads and writes nothing, and what the administrator's browser can be made to send
// reaches nothing but the site's own files.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { request as sendRequest } from "node:http";
import { join, resolve } from "node:path";
import { createLocalOrg, siteBasePath, type LocalOrg } from "@travel-design/local-org";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endpoints, type EndpointName } from "../contract/endpoints.ts";
import { createBuilderArea } from "./builder-area.ts";

const original = resolve(import.meta.dirname, "../../../../force-app/main/default");
let project: string;
let org: LocalOrg;
let cookie = "";

type Headers = Readonly<Record<string, string>>;

/** Sends headers that a browser would not let a page choose. */
const send = (
  method: string,
  path: string,
  headers: Headers,
  body?: string | Buffer,
): Promise<{ status: number; cookie: string }> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(org.url);
    const framed = { ...headers, "content-length": String(Buffer.byteLength(body ?? "")) };
    const outgoing = sendRequest({ hostname, port, method, path, headers: framed }, (response) => {
      response.resume().on("end", () => {
        done({ status: response.statusCode ?? 0, cookie: response.headers["set-cookie"]?.[0]?.split(";")[0] ?? "" });
      });
    });
    outgoing.on("error", fail).end(body);
  });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
/** All files of the project and what is in them, the history apart. */
const snapshot = (): string[] =>
  filesIn(project)
    .filter((path) => !path.includes("history"))
    .map((path) => `${path} ${createHash("sha256").update(readFileSync(path)).digest("hex")}`)
    .toSorted();

/** The administrator may change pages, header and footer, whatever is in them. */
const apartFromContent = (files: readonly string[]): string[] =>
  files.filter((file) => !/sfdc_cms__(?:view|route|themeLayout)\/\w+\/(?:content|_meta)\.json /.test(file));

const copySite = (): void =>
  cpSync(join(original, "digitalExperiences"), join(project, "force-app/main/default/digitalExperiences"), {
    recursive: true,
  });

beforeEach(async () => {
  project = temporaryFolder();
  const forceApp = join(project, "force-app/main/default");
  cpSync(original, forceApp, { recursive: true, filter: (path) => !/staticresources|lwc/.test(path) });
  mkdirSync(join(forceApp, "staticresources/travelMedia"), { recursive: true });
  const basePath = siteBasePath(forceApp);
  const dataDir = temporaryFolder();
  const publishing = { npm: ["false"], listOrgs: async () => [], stepsOf: () => [], remainingWork: [] } as const;
  const sectionTemplates = join(project, "section-templates");
  const historyFolder = join(project, "history");
  const options = {
    forceApp,
    basePath,
    dataDir,
    historyFolder,
    sectionTemplates,
    publishing,
  };
  org = await createLocalOrg({ forceApp, basePath, dataDir, port: 0, administratorArea: createBuilderArea(options) });
  ({ cookie } = await send("GET", new URL(org.adminLink).pathname + new URL(org.adminLink).search, {}));
});
afterEach(() => org.close());

const isName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
const names = Object.keys(endpoints).filter(isName);

/** A request that an endpoint would fulfill, as far as texts can tell. */
function requestFor(name: EndpointName, text: (key: string) => string) {
  const { method, path, keys } = endpoints[name];
  const texts = Object.fromEntries(keys.map((key) => [key, text(key)]));
  const address = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(texts[key] ?? ""));
  return { method, path: `/org/builder/api/${address}`, body: JSON.stringify(texts) };
}
const usual = (key: string): string =>
  ({ view: "Onze_werkwijze", draftId: "window", id: "1", name: "a", task: "deploy", template: "empty" })[key] ?? "a";

const own = (): Headers => ({
  cookie,
  origin: org.url,
  host: new URL(org.url).host,
  "content-type": "application/json",
});
const without = (headers: Headers, name: string): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

test("the builder's own page gets what it asks for", async () => {
  const { method, path } = requestFor("readPage", usual);
  expect((await send(method, path, own())).status).toBe(200);
});

/** Callers that are not the builder's page, and what they send instead. */
const callers: Readonly<Record<string, (isRead: boolean) => Headers | undefined>> = {
  nobody: () => without(own(), "cookie"),
  "a forged session": () => ({ ...own(), cookie: cookie.replace(/=.*/, "=forged") }),
  "the session of another port": () => ({ ...own(), cookie: cookie.replace(/_\d+=/, "_1=") }),
  "the token of the API": () => ({ ...without(own(), "cookie"), authorization: "Bearer local-admin" }),
  "a page of another site": (isRead) => (isRead ? undefined : { ...own(), origin: "https://example.com" }),
  "a page of another port": (isRead) => (isRead ? undefined : { ...own(), origin: "http://localhost:1" }),
  "a page of another name of this computer": (isRead) =>
    isRead ? undefined : { ...own(), origin: org.url.replace("localhost", "127.0.0.1") },
  "a page without an origin": (isRead) => (isRead ? undefined : without(own(), "origin")),
  "a sandboxed page": (isRead) => (isRead ? undefined : { ...own(), origin: "null" }),
  "a name that was rebound to this computer": () => ({ ...own(), host: "example.com" }),
  "another host of this computer": () => ({ ...own(), host: "localhost:1" }),
};

test("nobody but the builder's page gets anything from any endpoint, or changes anything", async () => {
  const before = snapshot();
  for (const [who, headersFor] of Object.entries(callers))
    for (const name of names) {
      const { method, path, body } = requestFor(name, usual);
      const headers = headersFor(method === "GET");
      if (!headers) continue;
      const { status } = await send(method, path, headers, method === "GET" ? undefined : body);
      expect([401, 403, 421], `${who}, ${name}: ${status}`).toContain(status);
    }
  expect(snapshot()).toEqual(before);
});

const hostile = [
  "",
  "..",
  "../../package",
  "..%2f..",
  "a/b",
  "a\\b",
  "C:\\a",
  "a\0b",
  "con",
  "x".repeat(3000),
  "{{7*7}}",
  "<b>",
  "'; --",
];

test("a hostile text, in any place of any request, is refused or harmless", async () => {
  const before = apartFromContent(snapshot());
  for (const text of hostile) {
    // What is in a page may change, so each text starts from the same pages.
    copySite();
    for (const name of names)
      for (const key of endpoints[name].keys) {
        const { method, path, body } = requestFor(name, (each) => (each === key ? text : usual(each)));
        const { status } = await send(method, path, own(), method === "GET" ? undefined : body);
        expect(status, `${JSON.stringify(text).slice(0, 80)}, ${name}, ${key}`).toBeLessThan(500);
      }
  }
  expect(apartFromContent(snapshot())).toEqual(before);
});

const bodies = ["{", "[]", "null", '{"text":1}', `${"[".repeat(5000)}${"]".repeat(5000)}`];

test("a body without the texts of its endpoint is refused", async () => {
  const withBody = names.filter((name) => {
    const { method, path, keys } = endpoints[name];
    return method !== "GET" && keys.some((key: string) => !path.includes(`:${key}`));
  });
  for (const name of withBody)
    for (const body of bodies) {
      const { method, path } = requestFor(name, usual);
      const { status } = await send(method, path, own(), body);
      expect(status, `${name}, ${body.slice(0, 20)}`).toBeGreaterThanOrEqual(400);
      expect(status, `${name}, ${body.slice(0, 20)}`).toBeLessThan(500);
    }
});
