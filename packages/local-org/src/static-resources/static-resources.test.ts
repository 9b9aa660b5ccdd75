import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { serveFile } from "./routes.ts";
import { startTestOrg } from "../testing/test-org.ts";

const org = await startTestOrg({ copyMetadata: true });
afterAll(() => org.remove());
const folder = join(org.forceApp, "staticresources");
const describeAs = (name: string, contentType: string, cacheControl = "Public"): void =>
  writeFileSync(
    join(folder, `${name}.resource-meta.xml`),
    `<?xml version="1.0" encoding="UTF-8"?><StaticResource><cacheControl>${cacheControl}</cacheControl><contentType>${contentType}</contentType></StaticResource>`,
  );
writeFileSync(join(org.forceApp, "secret.txt"), "secret");
describeAs("single", "text/plain");
writeFileSync(join(folder, "single.txt"), "one file");
describeAs("missing", "text/javascript");
describeAs("internal", "text/plain", "Private");
writeFileSync(join(folder, "internal.txt"), "secret");
describeAs("pictures", "application/zip");
mkdirSync(join(folder, "pictures/large"), { recursive: true });
mkdirSync(join(folder, "pictures-private"));
writeFileSync(join(folder, "pictures-private/x.svg"), "secret");
writeFileSync(join(folder, "pictures/large/beach.svg"), "<svg/>");
symlinkSync(join(org.forceApp, "secret.txt"), join(folder, "pictures/link.txt"));

const get = (path: string, headers: Record<string, string> = {}) =>
  org.send("GET", `/sfsites/c/resource/${path}`, { headers });

test("a resource of a single file has the content type of its description", async () => {
  const response = await get("single");
  expect(response).toMatchObject({ status: 200, text: "one file" });
  expect(response.headers).toMatchObject({ "content-type": "text/plain", "x-content-type-options": "nosniff" });
});

test("a file in a folder has the content type of its ending", async () => {
  const response = await get("pictures/large/beach.svg");
  expect(response).toMatchObject({ status: 200, text: "<svg/>", headers: { "content-type": "image/svg+xml" } });
});

test("browsers keep a resource for a day, as on the platform, unless resources are edited", async () => {
  expect((await get("single")).headers["cache-control"]).toBe("public, max-age=86400");
  const edited = await startTestOrg({ editsResources: true });
  const { headers } = await edited.send("GET", "/sfsites/c/resource/travelBridge");
  expect(headers["cache-control"]).toBe("no-cache");
  await edited.remove();
});

test("what the browser has already is not sent again, until it changes", async () => {
  const first = await get("single");
  const eTag = String(first.headers.etag);
  expect(await get("single", { "if-none-match": eTag })).toMatchObject({ status: 304, text: "" });
  writeFileSync(join(org.forceApp, "staticresources/single.txt"), "one changed file");
  const second = await get("single", { "if-none-match": eTag });
  expect(second).toMatchObject({ status: 200, text: "one changed file" });
});

test("HEAD returns the size and no body", async () => {
  const response = await org.send("HEAD", "/sfsites/c/resource/pictures/large/beach.svg");
  expect(response).toMatchObject({ status: 200, text: "", headers: { "content-length": "6" } });
});

describe("nothing outside a public resource is served", () => {
  test.each([
    "unknown",
    "missing",
    "internal",
    "contactRequestCases",
    "pictures",
    "pictures/",
    "pictures/large",
    "pictures/large/none.svg",
    "pictures/link.txt",
    "pictures/../../secret.txt",
    "pictures/..%2f..%2fsecret.txt",
    "pictures/%2e%2e/%2e%2e/secret.txt",
    "pictures/..%5c..%5csecret.txt",
    "pictures/..%2fpictures-private%2fx.svg",
    "pictures/%2fetc%2fpasswd",
    "pictures/large%00.svg",
    "..%2fsecret.txt",
    "..",
    "single.resource-meta.xml",
    "single.txt",
  ])("%s", async (path) => {
    const response = await get(path);
    expect(response).toMatchObject({ status: 404, body: [{ errorCode: "NOT_FOUND" }] });
    expect(response.text).not.toContain("secret");
  });
});

test("a file that vanishes before it is read is not found", async () => {
  const gone = { path: join(org.forceApp, "staticresources/gone.txt"), contentType: "text/plain" };
  await expect(serveFile(gone, {})).rejects.toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
});
