import { afterAll, describe, expect, test } from "vitest";
import { OrgError } from "../errors.ts";
import { apexPath } from "../testing/paths.ts";
import { startTestOrg } from "../testing/test-org.ts";
import type { ApexController } from "../apex-controller.ts";

/** Under the name of a class that the guest may call, with one method of each kind. */
const controller: ApexController = {
  className: "ContactRequestController",
  methods: {
    add: { cacheable: true, parameters: ["left", "right"], run: ({ left, right }) => Number(left) + Number(right) },
    whoCalls: { cacheable: false, parameters: [], run: (_parameters, { user }) => user },
    nothing: { cacheable: false, parameters: [], run: () => undefined },
    reject: {
      cacheable: false,
      parameters: [],
      run: () => {
        throw new OrgError(400, "APEX_ERROR", "Dat kan niet.");
      },
    },
    crash: {
      cacheable: false,
      parameters: ["name"],
      run: ({ name }) => {
        throw new TypeError(`${String(name)} is broken`);
      },
    },
  },
};

const org = await startTestOrg({ controllers: [controller, { className: "OtherController", methods: {} }] });
afterAll(() => org.remove());

const call = (body: object, administrator = false, { send } = org) =>
  send("POST", `${apexPath}?language=nl&asGuest=true&htmlEncode=false`, {
    body: { namespace: "", classname: "ContactRequestController", isContinuation: false, cacheable: false, ...body },
    administrator,
  });

const get = (query: Record<string, string>) =>
  org.send("GET", `${apexPath}?${new URLSearchParams({ classname: "ContactRequestController", ...query })}`);

describe("a call by POST", () => {
  test("responds with the return value", async () => {
    const response = await call({ method: "add", params: { left: 2, right: 3 } });
    expect(response).toMatchObject({ status: 200, body: { returnValue: 5, cacheable: true } });
  });

  test("responds null for a method that returns nothing", async () => {
    expect((await call({ method: "nothing" })).body).toEqual({ returnValue: null, cacheable: false });
  });

  test("runs as the calling user", async () => {
    expect((await call({ method: "whoCalls" })).body).toHaveProperty("returnValue", "guest");
    expect((await call({ method: "whoCalls" }, true)).body).toHaveProperty("returnValue", "administrator");
  });

  test("returns the error that the class throws", async () => {
    const response = await call({ method: "reject" });
    expect(response).toMatchObject({ status: 400, body: [{ errorCode: "APEX_ERROR", message: "Dat kan niet." }] });
  });

  test("reveals nothing about an internal failure: no stack, no personal data in the log", async () => {
    const response = await call({ method: "crash", params: { name: "Jansen" } });
    expect(response).toMatchObject({ status: 500, body: [{ errorCode: "UNKNOWN_EXCEPTION" }] });
    expect(response.text).not.toMatch(/Jansen|TypeError|\.ts|:\d+:\d+/);
    expect(org.lines).toEqual([expect.stringMatching(/^Unexpected TypeError at .*execute\.test\.ts/)]);
    expect(org.lines.join()).not.toContain("Jansen");
  });

  test.each<[object, number, string]>([
    [{ classname: "Unknown", method: "add" }, 404, "NOT_FOUND"],
    [{ classname: "__proto__", method: "add" }, 404, "NOT_FOUND"],
    [{ namespace: "other", method: "add" }, 404, "NOT_FOUND"],
    [{ classname: "OtherController", method: "add" }, 403, "INSUFFICIENT_ACCESS"],
    [{ method: "unknown" }, 404, "NOT_FOUND"],
    [{ method: "constructor" }, 404, "NOT_FOUND"],
    [{ method: "toString" }, 404, "NOT_FOUND"],
    [{ method: 5 }, 400, "JSON_PARSER_ERROR"],
    [{ method: "add", params: { left: 1, top: 2 } }, 400, "INVALID_PARAMETER"],
    [{ method: "add", params: [1, 2] }, 400, "JSON_PARSER_ERROR"],
    [{ method: "add", params: "left" }, 400, "JSON_PARSER_ERROR"],
    [{ method: "add", isContinuation: true }, 400, "INVALID_PARAMETER"],
    [{ method: "add", cacheable: "yes" }, 400, "JSON_PARSER_ERROR"],
    [{ method: "add", extra: 1 }, 400, "JSON_PARSER_ERROR"],
  ])("is rejected with %j", async (body, status, errorCode) => {
    expect(await call(body)).toMatchObject({ status, body: [{ errorCode }] });
  });
});

describe("a call by GET", () => {
  test("responds for a cacheable method", async () => {
    const response = await get({ method: "add", params: '{"left":2,"right":3}', cacheable: "true", language: "nl" });
    expect(response).toMatchObject({ status: 200, body: { returnValue: 5, cacheable: true } });
  });

  test.each([
    [{ method: "whoCalls" }, 405, "METHOD_NOT_ALLOWED"],
    [{ method: "add", params: "{" }, 400, "JSON_PARSER_ERROR"],
  ])("is rejected with %j", async (query, status, errorCode) => {
    expect(await get(query)).toMatchObject({ status, body: [{ errorCode }] });
  });
});

test("a guest without the permission set for the class is denied access, the administrator is not", async () => {
  const strict = await startTestOrg({ controllers: [controller], guestPermissionSets: ["Website_Guest_Options"] });
  const denied = await call({ method: "nothing" }, false, strict);
  expect(denied).toMatchObject({ status: 403, body: [{ errorCode: "INSUFFICIENT_ACCESS" }] });
  expect((await call({ method: "nothing" }, true, strict)).status).toBe(200);
  await strict.remove();
});
