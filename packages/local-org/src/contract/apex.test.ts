import { afterAll, expect, test } from "vitest";
import { executeApex } from "@travel-design/platform";
import { platformFor } from "../testing/platform-for.ts";
import { startTestOrg } from "../testing/test-org.ts";

const endpoints = { executeApex };
const org = await startTestOrg();
afterAll(() => org.remove());

test("Apex is called with POST, and with GET if it is cacheable", async () => {
  const platform = platformFor(org, "guest", endpoints);
  const call = { classname: "ContactRequestController" };
  const key = "2f1c1b7e-51d0-4a43-9c0e-7d9a35cf4c11";
  await expect(platform.executeApex({ ...call, method: "startSubmission", params: { key } })).resolves.toMatchObject({
    startedAt: expect.any(Number),
    signature: expect.any(String),
  });
  const options = { ...call, method: "getFormOptions", cacheable: true };
  const first = await platform.executeApex(options);
  expect(first).toHaveProperty("destinations.0.label");
  expect(await platform.executeApex(options)).toBe(first);
  expect(platform.inspect().requests).toBe(2);
  await expect(platform.executeApex({ ...call, method: "noSuchMethod" })).rejects.toMatchObject({
    name: "PlatformError",
    errorCode: expect.any(String),
  });
});
