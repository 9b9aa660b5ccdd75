import { afterAll, beforeAll, expect, test } from "vitest";
import { createQuotation, createRequest, uiApi } from "../../testing/paths.ts";
import { startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

let org: TestOrg;
let request: string;
beforeAll(async () => {
  org = await startTestOrg();
  request = await createRequest(org);
});
afterAll(() => org.remove());

const call = (method: string, path: string, body?: unknown): Promise<TestResponse> =>
  org.send(method, `${uiApi}/record-avatars${path}`, { body, administrator: true });

test("a record has the icon of its object until it is given a photo, and again afterwards", async () => {
  const quotation = await createQuotation(org);
  const batch = (): Promise<TestResponse> => call("GET", `/batch/${request},${quotation},a00000000000001AAA`);
  const icon = { backgroundColor: expect.stringMatching(/^[0-9A-F]{6}$/), iconUrl: expect.any(String), type: "Theme" };
  expect((await batch()).body).toMatchObject({
    hasErrors: true,
    results: [
      { statusCode: 200, result: icon },
      { result: icon },
      { statusCode: 404, result: [{ errorCode: "NOT_FOUND" }] },
    ],
  });
  const photo = { photoUrl: "https://example.com/bakker.jpg", recordId: request, type: "Photo" };
  const given = await call("POST", `/${request}/association`, { actionType: "Associate", photoUrl: photo.photoUrl });
  expect(given).toMatchObject({ status: 200, body: photo });
  expect((await batch()).body).toMatchObject({ results: [{ result: photo }, { result: icon }, {}] });
  expect((await call("POST", `/${request}/association`, { actionType: "Remove" })).body).toMatchObject(icon);
  const [first, second] = Object((await batch()).body).results;
  expect(first.result.backgroundColor).not.toBe(second.result.backgroundColor);
});

test.each([
  [{}, 400],
  [{ actionType: "" }, 400],
  [{ actionType: 5 }, 400],
  [{ actionType: "Associate", photoUrl: "javascript:alert(1)" }, 400],
  [{ actionType: "Associate", photoUrl: "//example.com/a.jpg" }, 400],
  [{ actionType: "Associate", photoUrl: "https://" }, 400],
  [{ actionType: "Associate", photoUrl: `/${"x".repeat(2000)}` }, 400],
  [{ actionType: "Associate", url: "/a.jpg" }, 400],
])("%j is rejected", async (body, status) => {
  expect((await call("POST", `/${request}/association`, body)).status).toBe(status);
});

test("a guest learns of no record, and gives no photo", async () => {
  const { body } = await org.send("GET", `${uiApi}/record-avatars/batch/${request}`);
  expect(body).toMatchObject({ results: [{ statusCode: 404 }] });
  const path = `${uiApi}/record-avatars/${request}/association`;
  expect((await org.send("POST", path, { body: { actionType: "Associate" } })).status).toBe(403);
  expect((await call("GET", `/batch/${request}?formFactor=Huge`)).status).toBe(400);
});
