import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRequest } from "../testing/paths.ts";
import { objectName, startTestOrg, type TestResponse, type TestOrg } from "../testing/test-org.ts";
import type { SiteIds } from "./sites.ts";

const services = "/services/data/v63.0";
let org: TestOrg;
let site: SiteIds;

/** Writes a content item of a workspace. */
function writeItem(path: string, content: unknown, files: Record<string, string> = {}): string {
  const folder = join(org.forceApp, "digitalExperiences/workspace", path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "content.json"), typeof content === "string" ? content : JSON.stringify(content));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const imageKey = "MCABCDEFGHIJKLMNOPQRSTUVWXYZ";

beforeAll(async () => {
  org = await startTestOrg({ copyMetadata: true });
  const [first] = org.sites;
  if (!first) throw new Error("force-app has no site.");
  site = first;
  writeItem(
    `Reizen/sfdc_cms__image/${imageKey}`,
    {
      type: "sfdc_cms__image",
      title: "Strand",
      urlName: "strand",
      contentBody: { altText: "Een leeg strand", "sfdc_cms:media": { source: { type: "file" } } },
    },
    { "strand.svg": "<svg/>", "_meta.json": "{}" },
  );
  writeItem("Reizen/sfdc_cms__news/opening", {
    type: "sfdc_cms__news",
    title: "Opening",
    contentBody: { body: "Wij zijn open." },
  });
  writeItem("Reizen/sfdc_cms__news/broken", "{");
});
afterAll(() => org.remove());

const get = (path: string, options: { administrator?: boolean } = {}): Promise<TestResponse> =>
  org.send("GET", path, options);

const contents = (): string => `${services}/connect/sites/${site.siteId}/cms/delivery/contents`;

describe("content", () => {
  test("is delivered below the site's API as well, without items that cannot be read", async () => {
    const response = await get(`/webruntime/api${contents()}`);
    expect(response).toMatchObject({ status: 200, body: { total: 2 } });
    expect(response.body).toEqual((await get(contents())).body);
    expect(org.lines).toContainEqual(expect.stringContaining("sfdc_cms__news/broken cannot be read"));
  });

  test("is chosen by id", async () => {
    const { contents: all } = Object((await get(contents())).body);
    const { body } = await get(`${contents()}?managedContentIds=${all[1].managedContentId}`);
    expect(body).toMatchObject({ total: 1, contents: [{ title: "Opening" }] });
  });

  test("follows its files", async () => {
    writeItem("Reizen/sfdc_cms__news/opening", { type: "sfdc_cms__news", title: "Gesloten", contentBody: {} });
    expect((await get(contents())).body).toMatchObject({ contents: [{}, { title: "Gesloten" }] });
  });

  test.each([
    ["/none", 404],
    ["/..%2f..%2fsecret", 404],
    ["?page=-1", 400],
    ["?page=x", 400],
    ["?pageSize=251", 400],
    ["?pageSize=", 400],
    ["?referenceDepth=9", 400],
    ["?includeContentBody=yes", 400],
  ])("%s gives %i", async (rest, status) => {
    expect((await get(contents() + rest)).status).toBe(status);
  });
});

describe("a media file", () => {
  test("never leaves its folder", async () => {
    writeFileSync(join(org.forceApp, "secret.txt"), "secret");
    const folder = writeItem(`Reizen/sfdc_cms__document/${imageKey.replace("Z", "0")}`, {
      type: "sfdc_cms__document",
      contentBody: {},
    });
    symlinkSync(join(org.forceApp, "secret.txt"), join(folder, "link.txt"));
    for (const key of [imageKey.replace("Z", "0"), "..%2f..%2fsecret.txt", "none", "%00"])
      expect((await get(`/cms/delivery/media/${key}`)).status).toBe(404);
  });
});

test("search metadata has every field of a record unless some are named, and no unknown ones", async () => {
  const id = await createRequest(org, { LastName__c: "Bakker" });
  const path = `${services}/connect/communities/${site.communityId}/seo/properties/${id}`;
  const all = await get(path, { administrator: true });
  expect(all.body).toMatchObject({ LastName__c: "Bakker", Name: "OA-000001" });
  const named = await get(`${path}?fields=${objectName}.LastName__c,Nickname__c`, { administrator: true });
  expect(named.body).toEqual({ [`${objectName}.LastName__c`]: "Bakker" });
});
