import { expect, test } from "vitest";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { otherId, recordId, times } from "../testing/samples.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { avatarImage, blankAvatar, getRecordAvatars, recordAvatar, updateRecordAvatar } from "./avatars.ts";

const photo = { type: "Photo", photoUrl: "/photo.png" };
const theme = { type: "Theme", iconUrl: "/icon.png", backgroundColor: "a0b0c0" };
const item = (result: unknown, statusCode = 200) => ({ statusCode, result });
const endpoints = { getRecordAvatars, recordAvatar, updateRecordAvatar };
const both = { recordIds: [recordId, otherId] };

test("a single avatar is only read from the cache, for a month", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  const missing = { status: 400, message: "data is not fetchable" };
  await expect(platform.recordAvatar.read({ recordId })).rejects.toMatchObject(missing);
  server.replyWith(ok(photo));
  await platform.updateRecordAvatar({ recordId, actionType: "Associate" });
  clock.jump(times.month - 1);
  await expect(platform.recordAvatar.read({ recordId })).resolves.toEqual(photo);
  clock.jump(1);
  await expect(platform.recordAvatar.read({ recordId })).rejects.toMatchObject(missing);
  expect(server.requests).toHaveLength(1);
});

test.each([undefined, "Large", "Medium", "Small"] as const)(
  "a new avatar updates the cache for every form factor: %j",
  async (formFactor) => {
    const { platform, server } = testPlatform(endpoints);
    const config = { recordIds: [recordId], formFactor };
    server.replyWith(ok({ results: [item(theme)] }));
    await platform.getRecordAvatars.read(config);
    server.replyWith(ok(photo));
    await platform.updateRecordAvatar({ recordId, actionType: "Associate" });
    await expect(platform.getRecordAvatars.read(config)).resolves.toEqual({ results: [item(photo)] });
    expect(server.requests).toHaveLength(2);
  },
);

test("the error of an avatar is cached for batches with other records", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  const error = [{ errorCode: "BAD", message: "No." }];
  server.replyWith(ok({ results: [item(error, 400), item(theme)] }));
  await platform.getRecordAvatars.read(both);
  clock.jump(times.fiveMinutes - 1);
  await expect(platform.getRecordAvatars.read({ recordIds: [recordId] })).resolves.toEqual({
    results: [{ statusCode: 400, body: error }],
  });
  expect(server.requests).toHaveLength(1);
  clock.jump(1);
  await platform.getRecordAvatars.read({ recordIds: [recordId, recordId] }).catch(() => undefined);
  expect(server.requests).toHaveLength(2);
});

test("an avatar is cached for an hour for batches with other records", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(ok({ results: [item(photo), item(theme)] }));
  await platform.getRecordAvatars.read(both);
  clock.jump(times.hour - 1);
  await expect(platform.getRecordAvatars.read({ recordIds: [otherId] })).resolves.toEqual({ results: [item(theme)] });
  expect(server.requests).toHaveLength(1);
  clock.jump(1);
  server.replyWith(ok({ results: [item(photo)] }));
  await platform.getRecordAvatars.read({ recordIds: recordId });
  expect(server.requests).toHaveLength(2);
});

test("an avatar in flight is not requested twice, and is blank until the response arrives", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok({ results: [item(photo)] }));
  const release = server.hold();
  const first = platform.getRecordAvatars.read({ recordIds: [recordId] });
  server.replyWith(ok({ results: [item(theme)] }));
  server.letThrough();
  await expect(platform.getRecordAvatars.read(both)).resolves.toEqual({ results: [item(blankAvatar), item(theme)] });
  release();
  await first;
  await expect(platform.getRecordAvatars.read(both)).resolves.toEqual({ results: [item(photo), item(theme)] });
  expect(server.requests.map(({ path }) => path.split("/").at(-1))).toEqual([recordId, otherId]);
});

test("a blank avatar is replaced by the error of its request", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(errorResponse(500, "UNKNOWN_EXCEPTION"));
  const release = server.hold();
  const first = platform.getRecordAvatars.read({ recordIds: [recordId] });
  const second = platform.getRecordAvatars.read({ recordIds: [recordId, recordId] });
  await expect(second).resolves.toEqual({ results: [item(blankAvatar), item(blankAvatar)] });
  release();
  await expect(first).rejects.toMatchObject({ status: 500 });
  const shown = platform.getRecordAvatars.observe({ recordIds: [recordId, recordId] })?.getSnapshot();
  expect(shown?.data?.results).toMatchObject([{ statusCode: 500 }, { statusCode: 500 }]);
});

test.each([
  [item({ type: "Video" }), 'Invalid discriminatorValue "Video". Expected one of "Photo","Theme"'],
  [item(undefined, 418), 'Invalid discriminatorValue "418". Expected one of "200","400","404"'],
])("an unknown item is rejected: %j", async (unknown, message) => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok({ results: [unknown] }));
  await expect(platform.getRecordAvatars.read({ recordIds: [recordId] })).rejects.toMatchObject({ message });
});

test("the status 400 of an item is cached for five minutes, and 404 is not", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  const read = () => platform.getRecordAvatars.read({ recordIds: [recordId] });
  const error = [{ errorCode: "BAD", message: "No." }];
  server.replyWith(ok({ results: [item(error, 400)] }));
  await expect(read()).resolves.toEqual({ results: [{ statusCode: 400, body: error }] });
  clock.jump(times.fiveMinutes - 1);
  await read();
  expect(server.requests).toHaveLength(1);
  clock.jump(1);
  server.replyWith(ok({ results: [item(error, 404)] }));
  await read();
  await read();
  expect(server.requests).toHaveLength(3);
});

test("the image of an avatar is its photo, or its icon with a background color", () => {
  expect(avatarImage({ type: "Photo", photoUrl: "/photo.png" })).toEqual({
    url: "/photo.png",
    backgroundColor: undefined,
  });
  expect(avatarImage({ type: "Photo", url: "/url.png" }).url).toBe("/url.png");
  expect(avatarImage({ type: "Theme", iconUrl: "/icon.png", backgroundColor: "a0b0c0" })).toEqual({
    url: "/icon.png",
    backgroundColor: "#a0b0c0",
  });
  expect(avatarImage(blankAvatar).backgroundColor).toBeUndefined();
  expect(() => avatarImage(Object({ type: "Video" }))).toThrow(/^Unsupported avatar type$/);
});

test("an avatar that was requested before a write is requested again after it", async () => {
  const { platform, server } = testPlatform(endpoints);
  const config = { recordIds: [recordId] };
  server.replyWith(ok({ results: [item(theme)] }));
  const release = server.hold();
  const early = platform.getRecordAvatars.read(config);
  server.letThrough();
  server.replyWith({ status: 204, body: undefined });
  await platform.updateRecordAvatar({ recordId: otherId, actionType: "Associate" });
  server.replyWith(ok({ results: [item(photo)] }));
  await expect(platform.getRecordAvatars.read(config)).resolves.toEqual({ results: [item(photo)] });
  const releaseLater = server.hold();
  const later = platform.getRecordAvatars.read(config, { policy: "no-cache" });
  release();
  await expect(early).resolves.toEqual({ results: [item(photo)] });
  // The end of the older request must not count as the end of the newer one.
  await platform.getRecordAvatars.read({ recordIds: [recordId, recordId] }, { policy: "no-cache" });
  expect(server.requests).toHaveLength(4);
  releaseLater();
  await later;
});
