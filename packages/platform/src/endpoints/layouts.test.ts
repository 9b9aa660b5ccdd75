import { expect, test } from "vitest";
import { ok } from "../testing/recorded-transport.ts";
import { object, recordTypeId } from "../testing/samples.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { getLayout, getLayoutUserState, getPathLayout, updateLayoutUserState } from "./layouts.ts";

const master = "012000000000000AAA";
const userState = { id: "1", sectionUserStates: { a: { id: "a", collapsed: true } } };

test.each([undefined, null])(
  "without a record type (%j), the layout of the master record type is requested",
  async (none) => {
    const { platform, server } = testPlatform({ getLayout, getLayoutUserState, getPathLayout });
    server.replyWith(ok({ sections: [], sectionUserStates: {} }));
    await platform.getLayout.read({ objectApiName: object, layoutType: "Full", mode: "View", recordTypeId: none });
    await platform.getPathLayout.read({ objectApiName: object, layoutOverride: "x", recordTypeId: none });
    await platform.getLayoutUserState.read({ objectApiName: object, recordTypeId: null });
    expect(server.requests.map(({ query }) => query)).toEqual([
      { layoutType: "Full", mode: "View", recordTypeId: master },
      { layoutOverride: "x", mode: "View", recordTypeId: master },
      { layoutType: "Full", mode: "View", recordTypeId: master },
    ]);
  },
);

test.each([undefined, "Large", "Medium", "Small"] as const)(
  "a collapsed section is cached for every form factor: %j",
  async (formFactor) => {
    const { platform, server } = testPlatform({ getLayoutUserState, updateLayoutUserState });
    const config = { objectApiName: object, recordTypeId, formFactor };
    server.replyWith(ok({ ...userState, sectionUserStates: {} }));
    await platform.getLayoutUserState.read(config);
    server.replyWith(ok(userState));
    await platform.updateLayoutUserState({ objectApiName: object, recordTypeId });
    await expect(platform.getLayoutUserState.read(config)).resolves.toEqual(userState);
    expect(server.requests).toHaveLength(2);
  },
);

test("a collapsed section is cached for the next read", async () => {
  const { platform, server } = testPlatform({ getLayoutUserState, updateLayoutUserState });
  server.replyWith(ok(userState));
  await platform.updateLayoutUserState({ objectApiName: object, recordTypeId });
  await expect(platform.getLayoutUserState.read({ objectApiName: object, recordTypeId })).resolves.toEqual(userState);
  expect(server.requests).toHaveLength(1);
});
