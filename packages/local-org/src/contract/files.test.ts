import { afterAll, expect, test } from "vitest";
import { createContentDocumentAndVersion, createContentVersion } from "@travel-design/platform";
import { platformFor } from "../testing/platform-for.ts";
import { startTestOrg } from "../testing/test-org.ts";

const endpoints = { createContentDocumentAndVersion, createContentVersion };
const now = "2026-11-21T10:00:00.000Z";
const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);

const org = await startTestOrg({ now: () => Date.parse(now) });
afterAll(() => org.remove());

const platform = () => platformFor(org, "administrator", endpoints);
const file = (content = bytes, name = "reis.pdf"): File => new File([content], name);

/** The bytes of a version that the org returns. */
async function download(versionId: string): Promise<Uint8Array> {
  const path = `/services/data/v63.0/sobjects/ContentVersion/${versionId}/VersionData`;
  const response = await fetch(org.url + path, { headers: { authorization: "Bearer local-admin" } });
  return new Uint8Array(await response.arrayBuffer());
}

test("a file is stored unchanged, and a new version does not replace the old one", async () => {
  const writing = platform();
  const first = await writing.createContentDocumentAndVersion({ fileData: file() });
  expect(first).toMatchObject({ contentVersion: { systemModstamp: now } });
  const contentDocumentId = first?.contentDocumentId ?? "";
  const next = await writing.createContentVersion({ contentDocumentId, fileData: file(bytes.slice(1), "reis-2.pdf") });
  expect(next).toMatchObject({
    contentDocumentId,
    title: "reis-2",
    contentVersion: { fields: { ContentSize: { value: 255 }, VersionNumber: { value: "2" } } },
  });
  expect(await download(first?.id ?? "")).toEqual(bytes);
  expect(await download(next?.id ?? "")).toEqual(bytes.slice(1));
});
