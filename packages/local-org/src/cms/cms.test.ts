import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { pictureKey, writeItem, writePicture } from "../testing/content-items.ts";
import { requestName, startTestOrg } from "../testing/test-org.ts";

const org = await startTestOrg({ copyMetadata: true });
afterAll(() => org.remove());
const [site] = org.sites;
const services = "/services/data/v63.0";
const contents = `${services}/connect/sites/${site?.siteId}/cms/delivery/contents`;

writePicture(org.forceApp);
writeItem(org.forceApp, "sfdc_cms__news/opening", { title: "Opening", contentBody: { body: "Wij zijn open." } });
const broken = writeItem(org.forceApp, "sfdc_cms__news/broken", {});
writeFileSync(join(broken, "content.json"), "{");

const get = (path: string) => org.send("GET", path);

describe("content", () => {
  test("is delivered below the site's API as well, without items that cannot be read", async () => {
    const response = await get(`/webruntime/api${contents}`);
    expect(response).toMatchObject({ status: 200, body: { total: 2 } });
    expect(response.body).toEqual((await get(contents)).body);
    expect(org.lines).toContainEqual(expect.stringContaining("sfdc_cms__news/broken cannot be read"));
  });

  test("is chosen by id", async () => {
    const { contents: all } = Object((await get(contents)).body);
    const { body } = await get(`${contents}?managedContentIds=${all[1].managedContentId}`);
    expect(body).toMatchObject({ total: 1, contents: [{ title: "Opening" }] });
  });

  test("follows its files", async () => {
    writeItem(org.forceApp, "sfdc_cms__news/opening", { title: "Gesloten", contentBody: {} });
    expect((await get(contents)).body).toMatchObject({ contents: [{}, { title: "Gesloten" }] });
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
    expect((await get(contents + rest)).status).toBe(status);
  });
});

test("a media file is never outside its folder", async () => {
  writeFileSync(join(org.forceApp, "secret.txt"), "secret");
  const key = pictureKey.replace("Z", "0");
  const folder = writeItem(org.forceApp, `sfdc_cms__document/${key}`, { contentBody: {} });
  symlinkSync(join(org.forceApp, "secret.txt"), join(folder, "link.txt"));
  for (const path of [key, "..%2f..%2fsecret.txt", "none", "%00"])
    expect((await get(`/cms/delivery/media/${path}`)).status).toBe(404);
});

test("search metadata has every field of a record unless some are named, and no unknown ones", async () => {
  const id = await org.createRequest({ LastName__c: "Bakker" });
  const path = `${services}/connect/communities/${site?.communityId}/seo/properties/${id}`;
  const all = await org.send("GET", path, { administrator: true });
  expect(all.body).toMatchObject({ LastName__c: "Bakker", Name: "OA-000001" });
  const query = `?fields=${requestName}.LastName__c,Nickname__c`;
  const named = await org.send("GET", path + query, { administrator: true });
  expect(named.body).toEqual({ [`${requestName}.LastName__c`]: "Bakker" });
});
