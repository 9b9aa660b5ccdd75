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

const owners = (): string[] => [
  `${services}/connect/sites/${site.siteId}/cms/delivery/contents`,
  `${services}/connect/cms/delivery/channels/${site.channelId}/contents`,
  `/webruntime/api${services}/connect/sites/${site.siteId}/cms/delivery/contents`,
];

describe("content", () => {
  test("is delivered to guests by site and by channel", async () => {
    for (const path of owners()) {
      const { status, body } = await get(`${path}?includeContentBody=true`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        total: 2,
        contents: [
          {
            contentKey: imageKey,
            title: "Strand",
            contentType: { fullyQualifiedName: "sfdc_cms__image" },
            contentBody: {
              altText: "Een leeg strand",
              "sfdc_cms:media": { mimeType: "image/svg+xml", url: `/cms/delivery/media/${imageKey}` },
            },
          },
          { contentKey: expect.stringMatching(/^MC[A-Z0-9]{26}$/), contentBody: { body: "Wij zijn open." } },
        ],
      });
    }
    expect(org.lines).toContainEqual(expect.stringContaining("sfdc_cms__news/broken cannot be read"));
  });

  test("is chosen by key, id and type, and comes in pages", async () => {
    const [path = ""] = owners();
    const { contents } = Object((await get(path)).body);
    expect(contents[0]).not.toHaveProperty("contentBody");
    const byKey = await get(`${path}?contentKeys=${imageKey},MCNONE`);
    expect(byKey.body).toMatchObject({ total: 1, contents: [{ title: "Strand" }] });
    const byId = await get(`${path}?managedContentIds=${contents[1].managedContentId}`);
    expect(byId.body).toMatchObject({ contents: [{ title: "Opening" }] });
    const news = await get(`${path}?contentTypeFQN=sfdc_cms__news&referenceDepth=1`);
    expect(news.body).toMatchObject({ total: 1, contents: [{ title: "Opening" }] });
    const second = await get(`${path}?page=1&pageSize=1`);
    expect(second.body).toMatchObject({ currentPage: 1, pageSize: 1, contents: [{ title: "Opening" }] });
    for (const name of [imageKey, contents[0].managedContentId])
      expect((await get(`${path}/${name}`)).body).toMatchObject({ contentKey: imageKey, contentBody: {} });
  });

  test("follows its files", async () => {
    const [path = ""] = owners();
    writeItem("Reizen/sfdc_cms__news/opening", { type: "sfdc_cms__news", title: "Gesloten", contentBody: {} });
    expect((await get(path)).body).toMatchObject({ contents: [{}, { title: "Gesloten" }] });
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
    expect((await get((owners()[0] ?? "") + rest)).status).toBe(status);
  });

  test("of another site or channel does not exist", async () => {
    for (const owner of ["sites/0DM000000000001AAA/cms/delivery", "cms/delivery/channels/0ap000000000001AAA"])
      expect((await get(`${services}/connect/${owner}/contents`)).status).toBe(404);
  });
});

describe("a media file", () => {
  test("is delivered at both addresses", async () => {
    for (const path of ["/cms/delivery/media", "/sfsites/c/cms/delivery/media"]) {
      const response = await get(`${path}/${imageKey}`);
      expect(response).toMatchObject({ status: 200, text: "<svg/>", headers: { "content-type": "image/svg+xml" } });
    }
  });

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

describe("search metadata", () => {
  test("has the fields of a record as people read them", async () => {
    const id = await createRequest(org, { LastName__c: "Bakker", LeavingDate__c: "2026-05-01" });
    const path = `${services}/connect/communities/${site.communityId}/seo/properties/${id}`;
    const fields = `${objectName}.LastName__c,LeavingDate__c,City__c,Nickname__c`;
    const { body } = await get(`${path}?fields=${fields}`, { administrator: true });
    expect(body).toEqual({ [`${objectName}.LastName__c`]: "Bakker", LeavingDate__c: "01-05-2026", City__c: "" });
    expect((await get(path, { administrator: true })).body).toMatchObject({ LastName__c: "Bakker", Name: "OA-000001" });
    expect((await get(path)).status).toBe(404);
    const other = path.replace(site.communityId, "0DB000000000001AAA");
    expect((await get(other, { administrator: true })).status).toBe(404);
  });
});
