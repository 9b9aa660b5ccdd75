import { afterEach, beforeEach, expect, test } from "vitest";
import { signIn } from "../testing/sign-in.ts";
import { startTestOrg, type TestOrg } from "../testing/test-org.ts";
import { cell, phoneCell } from "./requests-csv.ts";

let org: TestOrg;
beforeEach(async () => {
  org = await startTestOrg();
});
afterEach(() => org.remove());

test("the export contains the matching requests, readable by a Dutch spreadsheet", async () => {
  await org.createRequest({ LastName__c: 'De "Vries"', Budget__c: 1250.5, PhoneNumber__c: "+31612345678" });
  await org.createRequest({ LastName__c: "Anders", Status__c: "Gewonnen" });
  const { headers, text } = await org.send("GET", "/org/requests.csv?status=Nieuw", {
    headers: { cookie: await signIn(org) },
  });
  expect(headers).toMatchObject({
    "content-disposition": 'attachment; filename="offerteaanvragen.csv"',
    "content-type": "text/csv;charset=UTF-8",
  });
  expect(text).toMatch(
    /^\uFEFF"Aanvraag";"Ontvangen";"Kenmerk";"Status";"Aanhef";"Voornaam";"Achternaam";"E-mail[^;]*";/,
  );
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"De ""Vries"""');
  expect(lines[1]).toContain(";1250,5;");
  expect(lines[1]).toContain(`"+31 612345678"`);
});

test.each([
  ["+31612345678", "+31 612345678"],
  ["+12025550123", "+1 2025550123"],
  ["0612345678", "06 12345678"],
  ["612345678", "612345678"],
  ["+31 6 12345678", "+31 6 12345678"],
  ["+31612345678+1", "'+31612345678+1"],
  ["=1+1", "'=1+1"],
])("writes the telephone number %s as %s, which no spreadsheet changes", (number, text) => {
  expect(phoneCell(number)).toBe(`"${text}"`);
});

test.each([
  "=1+1",
  "+1",
  "-1",
  "@A1",
  "\t=1",
  "\r=1",
  " =1",
  "＝1",
  "＋1",
  "－1",
  "＠A1",
  "\u00a0=1",
  "+1 =2",
  "+1 2-3",
])("shows %j as text instead of a formula", (text) => {
  expect(cell(text)).toBe(`"'${text}"`);
});

test("the export needs the cookie", async () => {
  expect((await org.send("GET", "/org/requests.csv")).status).toBe(401);
});
