import { expect, test } from "vitest";
import { describeReads, describeWrites, loosely } from "../testing/contract.ts";
import { ok } from "../testing/recorded-transport.ts";
import { object, otherId, record, recordId, recordTypeId, times } from "../testing/samples.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { getLayout, getLayoutUserState, getPathLayout, updateLayoutUserState } from "./layouts.ts";
import { getRecordUi } from "./record-ui.ts";

const master = "012000000000000AAA";
const layout = { formFactor: "Large", layoutType: "Compact", mode: "Edit" };
const userState = { id: "1", sectionUserStates: { a: { id: "a", collapsed: true } } };
const recordUi = { layouts: {}, objectInfos: {}, layoutUserStates: {} };
const invalid = [{ formFactor: "Huge" }, { formFactor: "large" }, { layoutType: "Tiny" }, { mode: "Read" }];

describeReads({
  getLayout: {
    endpoint: getLayout,
    config: { objectApiName: object, ...layout, recordTypeId },
    request: { path: `/layout/${object}`, query: { ...layout, recordTypeId } },
    required: ["objectApiName", "layoutType", "mode"],
    invalid,
    response: { sections: [] },
    lifetime: times.quarter,
  },
  getLayoutUserState: {
    endpoint: getLayoutUserState,
    config: { objectApiName: object, ...layout, recordTypeId },
    request: { path: `/layout/${object}/user-state`, query: { ...layout, recordTypeId } },
    required: ["objectApiName", "recordTypeId"],
    invalid,
    response: userState,
    lifetime: times.quarter,
  },
  getPathLayout: {
    endpoint: getPathLayout,
    config: { objectApiName: object, layoutOverride: "x", recordTypeId, mode: "Edit", formFactor: "Small" },
    request: {
      path: `/path/layout/${object}`,
      query: { layoutOverride: "x", recordTypeId, mode: "Edit", formFactor: "Small" },
    },
    required: ["objectApiName", "layoutOverride"],
    response: {},
    lifetime: times.quarter,
  },
  getRecordUi: {
    endpoint: getRecordUi,
    config: {
      recordIds: [recordId, otherId],
      layoutTypes: ["Full", "Compact"],
      modes: ["View"],
      optionalFields: [`${object}.City__c`],
    },
    request: {
      path: `/record-ui/${recordId},${otherId}`,
      query: { layoutTypes: "Full,Compact", modes: "View", optionalFields: `${object}.City__c` },
    },
    required: ["recordIds", "layoutTypes", "modes"],
    invalid: [{ layoutTypes: ["Tiny"] }, { modes: [] }, { recordIds: [] }],
    response: { ...recordUi, records: { [recordId]: record, [otherId]: { ...record, id: otherId } } },
    lifetime: times.quarter,
  },
});

describeWrites({
  updateLayoutUserState: {
    start: loosely(updateLayoutUserState, userState),
    config: {
      objectApiName: object,
      layoutType: "Compact",
      mode: "Edit",
      recordTypeId,
      sectionUserStates: userState.sectionUserStates,
    },
    request: {
      method: "PATCH",
      path: `/layout/${object}/user-state`,
      query: { layoutType: "Compact", mode: "Edit", recordTypeId },
      body: { sectionUserStates: userState.sectionUserStates },
    },
    required: ["objectApiName", "recordTypeId"],
  },
});

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
