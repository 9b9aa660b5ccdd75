import { afterAll, expect, test } from "vitest";
import {
  getContent,
  getContents,
  getNavigationMenu,
  getSeoProperties,
  navigationLinks,
  type ContentsConfig,
} from "@travel-design/platform";
import { pictureKey, writeItem, writePicture } from "../testing/content-items.ts";
import { writeNavigationMenu } from "../testing/navigation-menu.ts";
import { notFound, platformFor } from "../testing/platform-for.ts";
import { requestName, startTestOrg } from "../testing/test-org.ts";

const endpoints = { getContent, getContents, getNavigationMenu, getSeoProperties };
const org = await startTestOrg({ copyMetadata: true });
afterAll(() => org.remove());
writePicture(org.forceApp);
writeItem(org.forceApp, "sfdc_cms__news/opening", { title: "Opening", contentBody: { body: "Wij zijn open." } });
const { siteId = "", channelId = "", communityId = "" } = org.sites[0] ?? {};

const platform = () => platformFor(org, "guest", endpoints);
const contentBody = {
  altText: "Een leeg strand",
  "sfdc_cms:media": { mimeType: "image/svg+xml", url: `/cms/delivery/media/${pictureKey}` },
};
const strand = { title: "Strand", contentKey: pictureKey };
const opening = { title: "Opening", contentKey: expect.stringMatching(/^MC[A-Z0-9]{26}$/) };

test.each(["site", "channel"])("a guest reads an item of a %s by key and by id", async (owner) => {
  const reading = platform();
  const channelOrSiteId = owner === "site" ? siteId : channelId;
  const byKey = await reading.getContent.read({ channelOrSiteId, contentKeyOrId: pictureKey });
  expect(byKey).toMatchObject({ ...strand, contentBody, contentType: { fullyQualifiedName: "sfdc_cms__image" } });
  const id = String(byKey.managedContentId);
  expect(id).toMatch(/^20Y/);
  const byId = await reading.getContent.read({ channelOrSiteId, contentKeyOrId: id });
  expect(byId).toEqual(byKey);
});

test("the URL of an item's media returns its file", async () => {
  const { contentBody: body } = await platform().getContent.read({
    channelOrSiteId: siteId,
    contentKeyOrId: pictureKey,
  });
  for (const prefix of ["", "/sfsites/c"]) {
    const response = await fetch(`${org.url}${prefix}${body["sfdc_cms:media"]?.url}`);
    expect([response.headers.get("content-type"), await response.text()]).toEqual([
      "image/svg+xml",
      expect.stringContaining("<svg"),
    ]);
  }
});

const choices: readonly [string, Omit<ContentsConfig, "channelOrSiteId">, object][] = [
  ["everything, without bodies", {}, { total: 2, currentPage: 0, pageSize: 25, contents: [strand, opening] }],
  ["bodies too", { includeContentBody: true }, { contents: [{ contentBody }, { contentBody: {} }] }],
  ["some keys", { contentKeys: [pictureKey, "MCNONE"] }, { total: 1, contents: [strand] }],
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
  const recordId = await org.createRequest({ LastName__c: "Bakker", LeavingDate__c: "2026-05-01" });
  const name = `${requestName}.LastName__c`;
  const config = { communityId, recordId, fields: [name, "LeavingDate__c", "City__c"] };
  const administrator = platformFor(org, "administrator", endpoints);
  await expect(administrator.getSeoProperties.read(config)).resolves.toEqual({
    [name]: "Bakker",
    LeavingDate__c: "01-05-2026",
    City__c: "",
  });
  await expect(platform().getSeoProperties.read(config)).rejects.toMatchObject(notFound);
  const elsewhere = { ...config, communityId: "0DB000000000001AAA" };
  await expect(administrator.getSeoProperties.read(elsewhere)).rejects.toMatchObject(notFound);
});

test("a navigation menu has the items that its reader may see, in order and with their submenus", async () => {
  writeNavigationMenu(org.forceApp);
  const config = { communityId, navigationLinkSetDeveloperName: "Hoofdmenu" };
  const menu = await platform().getNavigationMenu.read(config);
  expect(menu).toMatchObject({
    menuItems: [
      {
        label: "Reizen",
        actionType: "MenuLabel",
        actionValue: null,
        subMenu: [{ actionValue: "/bestemmingen/japan" }],
      },
      { label: "Privacy", actionType: "InternalLink", target: "CurrentWindow" },
      { label: "Bel ons", actionType: "ExternalLink", actionValue: "https://bel.example/" },
    ],
  });
  const administrator = platformFor(org, "administrator", endpoints);
  const ofMembers = await administrator.getNavigationMenu.read({ ...config, addHomeMenuItem: true });
  expect(navigationLinks(ofMembers, "").map(({ label }) => label)).toEqual([
    "Home",
    "Japan",
    "Privacy",
    "Bel ons",
    "Mijn reis",
  ]);
  const links = await platform().getNavigationMenu.read({
    ...config,
    menuItemTypesToSkip: ["MenuLabel", "ExternalLink"],
  });
  expect(links.menuItems.map(({ label }) => label)).toEqual(["Privacy"]);
  await expect(platform().getNavigationMenu.read({ ...config, publishStatus: "Old" })).rejects.toMatchObject({
    status: 400,
  });
});
