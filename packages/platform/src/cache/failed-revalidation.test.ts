import { expect, test } from "vitest";
import { getRecord } from "../endpoints/records.ts";
import { errorResponse, ok } from "../testing/recorded-transport.ts";
import { idOf, uiRecord, valuesOf } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";

const endpoints = { getRecord };
const one = (...fields: string[]) => ({ recordId: idOf(1), fields: fields.map((field) => `Trip__c.${field}`) });
const noCache = { policy: "no-cache" } as const;

test.each(["cache-then-network", "only-if-cached"] as const)(
  "a failed revalidation leaves a fresh record readable with %s",
  async (policy) => {
    const { platform, clock, server } = testPlatform(endpoints);
    server.replyWith(ok(uiRecord(1, { A: 1 })));
    await platform.getRecord.read(one("A"));
    await clock.advance(2000);
    server.replyWith(errorResponse(500, "UNKNOWN_EXCEPTION"));
    await expect(platform.getRecord.read(one("A"), noCache)).rejects.toMatchObject({ status: 500 });
    expect(valuesOf(await platform.getRecord.read(one("A"), { policy }))).toEqual({ A: 1 });
    expect(server.requests).toHaveLength(2);
  },
);
