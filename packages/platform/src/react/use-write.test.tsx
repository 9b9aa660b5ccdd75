import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { createRecord } from "../endpoints/record-writes.ts";
import { errorResponse, ok } from "../testing/recorded-transport.ts";
import { uiRecord } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { useWrite } from "./use-write.ts";

const trip = { apiName: "Trip__c", fields: { Name: "Peru" } };

test("a write goes from idle through pending to success, and back to idle", async () => {
  const { platform, server } = testPlatform({ createRecord });
  server.replyWith(ok(uiRecord(1, { Name: "Peru" })));
  const { result } = renderHook(() => useWrite(platform.createRecord));
  expect(result.current.state).toBe("idle");
  let written: Promise<unknown> = Promise.resolve();
  act(() => {
    written = result.current.write(trip);
  });
  expect(result.current.state).toBe("pending");
  await act(() => written);
  expect(result.current).toMatchObject({ state: "success", data: { apiName: "Trip__c" } });
  act(() => result.current.reset());
  expect(result.current.state).toBe("idle");
});

test("a failed write rejects, and its error is in the result", async () => {
  const { platform, server } = testPlatform({ createRecord });
  server.replyWith(errorResponse(403, "INSUFFICIENT_ACCESS"));
  const { result } = renderHook(() => useWrite(platform.createRecord));
  await act(() => expect(result.current.write(trip)).rejects.toMatchObject({ status: 403 }));
  expect(result.current).toMatchObject({ state: "error", error: { status: 403 } });
});

test("the result of a write before a reset is ignored", async () => {
  const { platform, server } = testPlatform({ createRecord });
  server.replyWith(ok(uiRecord(1, {})));
  const { result } = renderHook(() => useWrite(platform.createRecord));
  await act(async () => {
    const written = result.current.write(trip);
    result.current.reset();
    await written;
  });
  expect(result.current.state).toBe("idle");
});
