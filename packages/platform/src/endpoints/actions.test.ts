import { expect, test } from "vitest";
import { ok } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { performQuickAction } from "./actions.ts";

test("a quick action with status 204 resolves to undefined", async () => {
  const { platform, server } = testPlatform({ performQuickAction });
  server.replyWith({ status: 204, body: undefined });
  await expect(platform.performQuickAction({ actionApiName: "Nieuwe_aanvraag" })).resolves.toBeUndefined();
  server.replyWith(ok("text"));
  await expect(platform.performQuickAction({ actionApiName: "Nieuwe_aanvraag" })).rejects.toThrow(
    "Expected object but received string",
  );
});
