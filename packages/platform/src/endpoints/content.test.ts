import { expect, test } from "vitest";
import { start } from "../testing/contract.ts";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { recordId, times } from "../testing/samples.ts";
import { FakeClock } from "../testing/fake-clock.ts";
import { createPlatform } from "../platform.ts";
import { httpTransport } from "../http-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { getContent, getContents, getSeoProperties } from "./content.ts";

const base = "/services/data/v63.0/connect";
const site = "0DM000000000001AAA";
const channel = "0ap000000000001AAA";
const content = { contentKey: "MC1", contentBody: { altText: "Zee" }, extra: 1 };
const contents = { contents: [content, content] };

test("search properties can be read without field names", async () => {
  const { api, server } = start(getSeoProperties, {});
  await api.read({ communityId: "0DB000000000001AAA", recordId });
  expect(server.requests[0]).not.toHaveProperty("query");
});

test.each([
  [site, `${base}/sites/${site}/cms/delivery/contents`],
  [channel, `${base}/cms/delivery/channels/${channel}/contents`],
])("content of %s is requested from %s", async (channelOrSiteId, path) => {
  const { platform, server } = testPlatform({ getContent, getContents });
  server.replyWith(ok(content));
  await expect(platform.getContent.read({ channelOrSiteId, contentKeyOrId: "MC1" })).resolves.toEqual(content);
  server.replyWith(ok(contents));
  await expect(platform.getContents.read({ channelOrSiteId })).resolves.toEqual(contents);
  expect(server.requests).toEqual([
    { method: "GET", path: `${path}/MC1` },
    { method: "GET", path },
  ]);
});

test("options without a value are not sent, and lists are joined", async () => {
  const { api, server } = start(getContents, contents);
  const options = {
    page: 0,
    pageSize: 10,
    referenceDepth: 1,
    includeContentBody: false,
    contentTypeFQN: "sfdc_cms__image",
  };
  await api.read({ channelOrSiteId: site, contentKeys: ["a", "b"], managedContentIds: ["c", "d"], ...options });
  await api.read({ channelOrSiteId: site, contentKeys: [], managedContentIds: [] });
  expect(server.requests.map(({ query }) => query)).toEqual([
    {
      contentKeys: "a,b",
      managedContentIds: "c,d",
      page: "0",
      pageSize: "10",
      referenceDepth: "1",
      includeContentBody: "false",
      contentTypeFQN: "sfdc_cms__image",
    },
    undefined,
  ]);
});

const wrongType = (name: string, type: string) =>
  `The type entered for ${name} isn't valid. Enter the value as a/an ${type}.`;

test.each<[unknown, string]>([
  [undefined, "Enter input parameters to execute the request."],
  [null, "Enter input parameters to execute the request."],
  [{}, "Enter a value for channelOrSiteId."],
  [{ channelOrSiteId: "" }, "Enter a value for channelOrSiteId."],
  [{ channelOrSiteId: null }, "Enter a value for channelOrSiteId."],
  [{ channelOrSiteId: 1 }, wrongType("channelOrSiteId", "string")],
  [{ channelOrSiteId: "001xx" }, "Enter a valid prefix for channelOrSiteId."],
  [{ channelOrSiteId: site, contentKeys: "a" }, wrongType("contentKeys", "array")],
  [{ channelOrSiteId: site, contentKeys: [5] }, wrongType("contentKeys", "array")],
  [{ channelOrSiteId: site, page: NaN }, wrongType("page", "number")],
  [{ channelOrSiteId: site, managedContentIds: "a" }, wrongType("managedContentIds", "array")],
  [{ channelOrSiteId: site, page: "1" }, wrongType("page", "number")],
  [{ channelOrSiteId: site, pageSize: "1" }, wrongType("pageSize", "number")],
  [{ channelOrSiteId: site, referenceDepth: "1" }, wrongType("referenceDepth", "number")],
  [{ channelOrSiteId: site, includeContentBody: "true" }, wrongType("includeContentBody", "boolean")],
  [{ channelOrSiteId: site, contentTypeFQN: 5 }, wrongType("contentTypeFQN", "string")],
])("getContents rejects %j: %s", async (config, message) => {
  const { platform, server, events, listener } = testPlatform({ getContents });
  const read: (config: never) => Promise<unknown> = platform.getContents.read;
  await expect(Reflect.apply(read, undefined, [config])).rejects.toMatchObject({
    status: 400,
    errorCode: "INVALID_CONFIG",
    message,
  });
  platform.getContents.subscribe(Object(config), listener());
  expect(events).toEqual(["0 notified null"]);
  expect(server.requests).toEqual([]);
});

const needed = (name: string) => `The '${name}' parameter is required to successfully execute this request.`;

test.each<[unknown, string]>([
  [undefined, "Options are required to successfully be able to execute this request."],
  [{}, needed("channelOrSiteId")],
  [{ channelOrSiteId: "" }, needed("channelOrSiteId")],
  [{ channelOrSiteId: "0DM1" }, needed("contentKeyOrId")],
  [{ channelOrSiteId: "0DM1", contentKeyOrId: "" }, needed("contentKeyOrId")],
  [{ channelOrSiteId: "001", contentKeyOrId: "a" }, "The 'channelOrSiteId' parameter is invalid"],
])("getContent rejects %j: %s", async (config, message) => {
  const { platform, server } = testPlatform({ getContent });
  await expect(Reflect.apply(platform.getContent.read, undefined, [config])).rejects.toMatchObject({ message });
  expect(server.requests).toEqual([]);
});

test.each(["Not Found", ""])("the error message of getContent is the status text: %j", async (statusText) => {
  const { api, server } = start(getContent, content);
  const reply = errorResponse(404, "NOT_FOUND", "Something else.");
  server.replyWith({ ...reply, statusText });
  const error = { status: 404, errorCode: "NOT_FOUND", message: statusText, body: reply.body };
  await expect(api.read({ channelOrSiteId: site, contentKeyOrId: "a" })).rejects.toMatchObject(error);
});

test("a network error becomes a readable error message", async () => {
  const { api, server } = start(getContent, content);
  server.replyWith(new Error("socket closed"));
  const read = api.read({ channelOrSiteId: site, contentKeyOrId: "a" });
  await expect(read).rejects.toThrow("could not be completed: socket closed");
});

const aYear = 365 * 24 * times.hour;

test.each([
  [undefined, 299_999, 300_000],
  [60, 59_999, 60_000],
  [-1, aYear, undefined],
])("content with a lifetime of %j seconds is fresh at %i ms", async (contentLifetime, fresh, stale) => {
  const { platform, clock, server } = testPlatform({ getContent }, { ...(contentLifetime && { contentLifetime }) });
  server.replyWith(ok(content));
  const read = () => platform.getContent.read({ channelOrSiteId: site, contentKeyOrId: "a" });
  await read();
  clock.jump(fresh);
  await read();
  expect(server.requests).toHaveLength(1);
  if (stale === undefined) return;
  clock.jump(stale - fresh);
  await read();
  expect(server.requests).toHaveLength(2);
});

/** A platform whose network returns a page of HTML. */
const contentOver = (status: number, statusText: string) => {
  const response = { status, statusText, headers: new Headers(), text: async () => "<html>Page</html>" };
  const transport = httpTransport({ fetch: () => Promise.resolve(response), asGuest: true, language: "nl" });
  const clock = new FakeClock();
  const user = { userId: null, isGuest: true };
  return createPlatform({ transport, clock, user, endpoints: { getContent } });
};

test("a page of HTML instead of content is an error with its status text, or else with a readable message", async () => {
  const config = { channelOrSiteId: site, contentKeyOrId: "MC1" };
  await expect(contentOver(503, "Service Unavailable").getContent.read(config)).rejects.toMatchObject({
    status: 503,
    errorCode: "NOT_JSON",
    message: "Service Unavailable",
  });
  await expect(contentOver(200, "OK").getContent.read(config)).rejects.toMatchObject({
    status: 200,
    errorCode: "NOT_JSON",
    message: expect.stringContaining("not JSON"),
  });
});
