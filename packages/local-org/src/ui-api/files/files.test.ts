import { afterAll, describe, expect, test } from "vitest";
import { uiApi } from "../../testing/paths.ts";
import { startTestOrg } from "../../testing/test-org.ts";

const uploads = "/records/content-documents";
const org = await startTestOrg();
afterAll(() => org.remove());

const authorization = "Bearer local-admin";

/** Sends a form as a browser does. */
async function upload(
  path: string,
  parts: Record<string, string | File>,
  headers = { authorization },
): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part);
  const response = await fetch(`${org.url}${uiApi}${uploads}${path}`, { method: "POST", body: form, headers });
  return { status: response.status, body: await response.json() };
}

const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
const file = (name = "reis.pdf", content: Uint8Array<ArrayBuffer> = bytes): File => new File([content], name);

async function download(id: string): Promise<Response> {
  const path = `/services/data/v63.0/sobjects/ContentVersion/${id}/VersionData`;
  return fetch(org.url + path, { headers: { authorization } });
}

describe("an upload is rejected", () => {
  test.each<[string, Record<string, string | File>, number]>([
    ["without a file", { title: "x" }, 400],
    ["with a text for a file", { fileData: "x" }, 400],
    ["with a file for a title", { fileData: new File(["x"], "x"), title: new File(["x"], "x") }, 400],
    ["with a title that is too long", { fileData: new File(["x"], "x"), title: "x".repeat(256) }, 400],
    ["that is too large", { fileData: new File([new Uint8Array(10_000_001)], "x") }, 413],
  ])("%s", async (_, parts, status) => {
    expect((await upload("/content-versions", parts)).status).toBe(status);
  });

  test.each(["069000000000zzzAAA", "068000000000001AAA", "x", "..%2f"])("for the document %s", async (id) => {
    expect((await upload(`/${id}/content-versions`, { fileData: file() })).status).toBe(404);
  });

  test("that is no form, or a broken one", async () => {
    const path = `${uiApi}${uploads}/content-versions`;
    expect((await org.send("POST", path, { body: { title: "x" }, administrator: true })).status).toBe(400);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect((await org.send("POST", path, { body: "--x\r\nbroken", administrator: true, headers })).status).toBe(400);
  });

  test("from a guest, who cannot fetch one either", async () => {
    const form = new FormData();
    form.set("fileData", file());
    const url = `${org.url}${uiApi}${uploads}/content-versions`;
    expect((await fetch(url, { method: "POST", body: form })).status).toBe(403);
    const { id } = Object((await upload("/content-versions", { fileData: file() })).body);
    const path = `/services/data/v63.0/sobjects/ContentVersion/${id}/VersionData`;
    expect((await org.send("GET", path)).status).toBe(404);
    expect((await download("068000000000zzzAAA")).status).toBe(404);
    expect((await download("x")).status).toBe(404);
  });
});

test("only the name of a path counts, and any name is safe to send back", async () => {
  const { body } = await upload("/content-versions", { fileData: file('C:\\map\\"réis"\r\n.pdf') });
  expect(Object(body).contentVersion.fields.PathOnClient.value).not.toMatch(/[\\/]/);
  const response = await download(Object(body).id);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''[^"\r\n]+$/);
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
});

test("a name that is cut within an emoji stays downloadable", async () => {
  const { body } = await upload("/content-versions", { fileData: file(`${"a".repeat(254)}🏖️.pdf`) });
  expect((await download(Object(body).id)).status).toBe(200);
});
