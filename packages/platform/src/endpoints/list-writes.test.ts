import { expect, test } from "vitest";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { listViewId, object } from "../testing/samples.ts";
import { testPlatform } from "../testing/test-platform.ts";
import {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListInfosByName,
  getListPreferences,
  updateListInfoByName,
  updateListPreferences,
} from "./list-infos.ts";

const names = { objectApiName: object, listViewApiName: "Peru" };
const info = { eTag: "1", label: "Peru", listReference: names };
const preferences = {
  columnWidths: { Name: 100 },
  columnWrap: { Name: true },
  orderedBy: [{ fieldApiName: "Name", isAscending: false }],
};

const endpoints = {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListInfosByName,
  getListPreferences,
  updateListInfoByName,
  updateListPreferences,
};

test("the response of a write is cached for reads, and a deleted list is fetched again", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(info));
  await platform.createListInfo({ ...names, label: "Peru" });
  await expect(platform.getListInfoByName.read(names)).resolves.toEqual(info);
  server.replyWith(ok({ ...info, eTag: "2" }));
  await expect(platform.updateListInfoByName(names)).resolves.toMatchObject({ eTag: "2" });
  await expect(platform.getListInfoByName.read(names)).resolves.toMatchObject({ eTag: "2" });
  server.replyWith(ok(preferences));
  await platform.updateListPreferences({ ...names, ...preferences });
  await expect(platform.getListPreferences.read(names)).resolves.toEqual(preferences);
  expect(server.requests.map(({ method }) => method)).toEqual(["POST", "PATCH", "PATCH"]);
  server.replyWith({ status: 204, body: undefined });
  await platform.deleteListInfo(names);
  expect(platform.getListInfoByName.observe(names)?.getSnapshot().data).toBeUndefined();
  server.replyWith(ok({ ...info, eTag: "3" }));
  await expect(platform.getListInfoByName.read(names)).resolves.toMatchObject({ eTag: "3" });
});

test("a response that was requested before a write does not undo it", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok({ ...info, eTag: "old" }));
  const release = server.hold();
  const early = platform.getListInfoByName.read(names);
  server.replyWith(ok({ ...info, eTag: "new" }));
  const write = platform.updateListInfoByName(names);
  release();
  await write;
  await early;
  expect(platform.getListInfoByName.observe(names)?.getSnapshot().data?.eTag).toBe("new");
});

test("an error of a request from before a write does not undo it", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(errorResponse(404, "NOT_FOUND"));
  const release = server.hold();
  const early = platform.getListInfoByName.read(names);
  server.replyWith(ok(info));
  server.letThrough();
  await platform.createListInfo({ ...names, label: "Peru" });
  release();
  await expect(early).rejects.toMatchObject({ status: 404 });
  expect(platform.getListInfoByName.observe(names)?.getSnapshot()).toMatchObject({ data: info, state: "Fulfilled" });
});

test("an update or deletion by name also applies to the list info that is cached by id", async () => {
  const { platform, server } = testPlatform(endpoints);
  const infoWithId = (eTag: string) => ({ ...info, eTag, listReference: { id: listViewId, ...names } });
  const readById = async () => (await platform.getListInfosByName.read({ ids: [listViewId] })).results[0]?.result?.eTag;
  server.replyWith(ok({ results: [{ statusCode: 200, result: infoWithId("1") }] }));
  expect(await readById()).toBe("1");
  server.replyWith(ok(infoWithId("2")));
  await platform.updateListInfoByName({ ...names, label: "Peru" });
  expect(await readById()).toBe("2");
  server.replyWith({ status: 204, body: undefined });
  await platform.deleteListInfo(names);
  server.replyWith(ok({ results: [{ statusCode: 200, result: infoWithId("3") }] }));
  expect(await readById()).toBe("3");
  expect(server.requests.map(({ method }) => method)).toEqual(["GET", "PATCH", "DELETE", "GET"]);
});
