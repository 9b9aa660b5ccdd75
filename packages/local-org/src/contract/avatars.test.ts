import { afterAll, expect, test } from "vitest";
import { getRecordAvatars, updateRecordAvatar, avatarImage } from "@travel-design/platform";
import { platformFor } from "../testing/platform-for.ts";
import { startTestOrg } from "../testing/test-org.ts";

const endpoints = { getRecordAvatars, updateRecordAvatar };
const photoUrl = "https://example.com/bakker.jpg";

const org = await startTestOrg();
afterAll(() => org.remove());
const recordId = await org.createRequest({ LastName__c: "Bakker" });
const quotationId = await org.createQuotation({ Subject__c: "Peru" });

const platform = () => platformFor(org, "administrator", endpoints);
const icon = { type: "Theme", backgroundColor: expect.stringMatching(/^[0-9A-F]{6}$/) };

test("each object has an icon of its own", async () => {
  const { results } = await platform().getRecordAvatars.read({ recordIds: [recordId, quotationId] });
  const [request, quotation] = results.map(({ result }) => result && avatarImage(result));
  expect(request?.url).toMatch(/\.(png|svg)$/);
  expect(request?.backgroundColor).toMatch(/^#/);
  expect(request).not.toEqual(quotation);
});

test("a photo replaces the icon of a record until it is removed", async () => {
  const writing = platform();
  const first = await writing.getRecordAvatars.read({ recordIds: [recordId] });
  const photo = { type: "Photo", photoUrl, recordId };
  const updated = await writing.updateRecordAvatar({ recordId, actionType: "Associate", photoUrl });
  expect(updated).toMatchObject(photo);
  const { results } = await platform().getRecordAvatars.read({ recordIds: [recordId, quotationId] });
  expect(results).toMatchObject([{ result: photo }, { result: icon }]);
  const shown = writing.getRecordAvatars.observe({ recordIds: [recordId] })?.getSnapshot().data;
  expect(shown?.results).toMatchObject([{ result: photo }]);

  await expect(writing.updateRecordAvatar({ recordId, actionType: "Remove" })).resolves.toMatchObject(icon);
  expect(await platform().getRecordAvatars.read({ recordIds: [recordId] })).toEqual(first);
});

test.each([
  {},
  { actionType: "" },
  { actionType: 5 },
  { actionType: "Associate", photoUrl: "javascript:alert(1)" },
  { actionType: "Associate", photoUrl: "//example.com/a.jpg" },
  { actionType: "Associate", photoUrl: "https://" },
  { actionType: "Associate", photoUrl: `/${"x".repeat(2000)}` },
  { actionType: "Associate", url: "/a.jpg" },
])("the photo %j is rejected", async (body) => {
  expect((await org.asAdministrator("POST", `/record-avatars/${recordId}/association`, body)).status).toBe(400);
});

test("an unknown form factor is rejected", async () => {
  expect((await org.asAdministrator("GET", `/record-avatars/batch/${recordId}?formFactor=Huge`)).status).toBe(400);
});
