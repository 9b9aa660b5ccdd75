import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContentsConfig } from "@travel-design/platform";
import { type ContractOrg, notFound, requestName, startContractOrg } from "../testing/contract-org.ts";

const imageKey = "MCABCDEFGHIJKLMNOPQRSTUVWXYZ";
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let org: ContractOrg;
let siteId: string;
let channelId: string;
let communityId: string;

/** Writes the files of a content item, as they are deployed. */
function writeItem(type: string, name: string, content: object, files: Readonly<Record<string, string>> = {}): void {
  const folder = join(org.forceApp, "digitalExperiences/workspace/Reizen", type, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "content.json"), JSON.stringify({ type, ...content }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

beforeAll(async () => {
  org = await startContractOrg({ copyMetadata: true });
  const [site] = org.sites;
  if (!site) throw new Error("The metadata has no site.");
  ({ siteId, channelId, communityId } = site);
  const media = { dependency: { type: "file" } };
  const image = { title: "Strand", contentBody: { altText: "Een leeg strand", "sfdc_cms:media": media } };
  writeItem("sfdc_cms__image", imageKey, image, { "strand.svg": drawing });
  writeItem("sfdc_cms__news", "opening", { title: "Opening", contentBody: { body: "Wij zijn open." } });
});
afterAll(() => org.remove());

const platform = () => org.platformFor("guest");
const contentBody = {
  altText: "Een leeg strand",
  "sfdc_cms:media": { mimeType: "image/svg+xml", url: `/cms/delivery/media/${imageKey}` },
};
const strand = { title: "Strand", contentKey: imageKey };
const opening = { title: "Opening", contentKey: expect.stringMatching(/^MC[A-Z0-9]{26}$/) };

test.each(["site", "channel"])("a guest reads an item of a %s by key and by id", async (owner) => {
  const reading = platform();
  const channelOrSiteId = owner === "site" ? siteId : channelId;
  const byKey = await reading.getContent.read({ channelOrSiteId, contentKeyOrId: imageKey });
  expect(byKey).toMatchObject({ ...strand, contentBody, contentType: { fullyQualifiedName: "sfdc_cms__image" } });
  const id = String(byKey.managedContentId);
  expect(id).toMatch(/^20Y/);
  const byId = await reading.getContent.read({ channelOrSiteId, contentKeyOrId: id });
  expect(byId).toEqual(byKey);
});

test("the URL of an item's media returns its file", async () => {
  const { contentBody: body } = await platform().getContent.read({
    channelOrSiteId: siteId,
    contentKeyOrId: imageKey,
  });
  for (const prefix of ["", "/sfsites/c"]) {
    const response = await fetch(`${org.url}${prefix}${body["sfdc_cms:media"]?.url}`);
    expect([response.headers.get("content-type"), await response.text()]).toEqual(["image/svg+xml", drawing]);
  }
});

const choices: readonly [string, Omit<ContentsConfig, "channelOrSiteId">, object][] = [
  ["everything, without bodies", {}, { total: 2, currentPage: 0, pageSize: 25, contents: [strand, opening] }],
  ["bodies too", { includeContentBody: true }, { contents: [{ contentBody }, { contentBody: {} }] }],
  ["some keys", { contentKeys: [imageKey, "MCNONE"] }, { total: 1, contents: [strand] }],
  ["one type", { contentTypeFQN: "sfdc_cms__news", referenceDepth: 1 }, { total: 1, contents: [opening] }],
  ["the second page", { page: 1, pageSize: 1 }, { currentPage: 1, pageSize: 1, contents: [opening] }],
];

test.each(choices)("several items are read: %s", async (_, config, response) => {
  for (const channelOrSiteId of [siteId, channelId])
    await expect(platform().getContents.read({ channelOrSiteId, ...config })).resolves.toMatchObject(response);
});

test("a response contains bodies only if they are requested", async () => {
  const { contents } = await platform().getContents.read({ channelOrSiteId: siteId });
  expect(contents.map((item) => "contentBody" in item)).toEqual([false, false]);
});

test("missing content and the content of another site fail with the status text", async () => {
  const contentNotFound = { status: 404, message: "Not Found", body: [{ errorCode: "NOT_FOUND" }] };
  const reading = platform();
  const none = { channelOrSiteId: siteId, contentKeyOrId: "MCNONE" };
  await expect(reading.getContent.read(none)).rejects.toMatchObject(contentNotFound);
  for (const channelOrSiteId of ["0DM000000000001AAA", "0ap000000000001AAA"])
    await expect(reading.getContents.read({ channelOrSiteId })).rejects.toMatchObject(contentNotFound);
  const tooMany = reading.getContents.read({ channelOrSiteId: siteId, pageSize: 251 });
  await expect(tooMany).rejects.toMatchObject({ status: 400, message: "Bad Request" });
});

test("search metadata contains the display values of a record, for users who may read it", async () => {
  const recordId = await org.make(requestName, { LastName__c: "Bakker", LeavingDate__c: "2026-05-01" });
  const name = `${requestName}.LastName__c`;
  const config = { communityId, recordId, fields: [name, "LeavingDate__c", "City__c"] };
  const administrator = org.platformFor("administrator");
  await expect(administrator.getSeoProperties.read(config)).resolves.toEqual({
    [name]: "Bakker",
    LeavingDate__c: "01-05-2026",
    City__c: "",
  });
  await expect(platform().getSeoProperties.read(config)).rejects.toMatchObject(notFound);
  const elsewhere = { ...config, communityId: "0DB000000000001AAA" };
  await expect(administrator.getSeoProperties.read(elsewhere)).rejects.toMatchObject(notFound);
});
