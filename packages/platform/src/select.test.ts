import { expect, test } from "vitest";
import { getObjectInfo } from "./endpoints/objects.ts";
import { select } from "./select.ts";
import { errorResponse, ok } from "./testing/recorded-transport.ts";
import { testPlatform } from "./testing/test-platform.ts";

const config = { objectApiName: "Trip__c" };

test("a part of the data is observed, and only its changes are", async () => {
  const { platform, clock, server, events, listener } = testPlatform({ getObjectInfo });
  const refetch = async (label: string, plural: string) => {
    server.replyWith(ok({ apiName: "Trip__c", fields: {}, label, labelPlural: plural }));
    await platform.getObjectInfo.read(config, { policy: "no-cache" });
    await clock.advance(1000);
  };
  const labels = select(platform.getObjectInfo, ({ label, apiName }) => ({ label, apiName })).observe(config);
  await refetch("Trip", "Trips");
  const first = labels?.getSnapshot();
  expect(first).toMatchObject({ data: { label: "Trip" }, state: "Fulfilled" });
  await refetch("Trip", "Journeys");
  expect(labels?.getSnapshot().data).toBe(first?.data);
  labels?.subscribe(listener());
  events.length = 0;
  await refetch("Journey", "Journeys");
  expect(events.at(-1)).toContain('Fulfilled {"label":"Journey","apiName":"Trip__c"}');
  server.replyWith(errorResponse(404, "NOT_FOUND"));
  await labels?.refetch().catch(() => undefined);
  expect(labels?.getSnapshot()).toMatchObject({ data: undefined, error: { status: 404 }, state: "Error" });
  expect(select(platform.getObjectInfo, ({ label }) => label).observe(undefined)).toBeNull();
});
