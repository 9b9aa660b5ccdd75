import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cases } from "../apex/contact-request-controller/test-support.ts";
import { apexPath } from "../testing/paths.ts";
import { signIn } from "../testing/sign-in.ts";
import { startTestOrg, type TestOrg } from "../testing/test-org.ts";

let org: TestOrg;
let cookie: string;
let now = Date.parse("2027-03-01T09:30:00Z");
beforeEach(async () => {
  org = await startTestOrg({ now: () => now });
  cookie = await signIn(org);
});
afterEach(() => org.remove());

const open = async (path: string) => (await org.send("GET", path, { headers: { cookie } })).text;

/** Submits the form of a page as a browser does. */
function submit(fields: [string, string][], headers: Record<string, string> = {}, path = "delete") {
  const all = { cookie, origin: org.url, host: new URL(org.url).host, ...headers };
  const body = new URLSearchParams(fields).toString();
  return org.send("POST", `/org/requests/${path}`, {
    body,
    headers: { ...all, "content-type": "application/x-www-form-urlencoded" },
  });
}

const choose = (ids: readonly string[]): [string, string][] => ids.map((id) => ["id", id]);
const idsIn = (html: string): string[] => valuesIn(html).map((value) => value.split(" ")[0] ?? "");
const valuesIn = (html: string): string[] =>
  Array.from(html.matchAll(/name="id"\s+value="([^"]+)"/g), ([, value = ""]) => value);
const checkedIn = (html: string): number => html.match(/type="checkbox"[^>]*checked/g)?.length ?? 0;

describe("the list", () => {
  test("offers the hours in which requests arrived, in local time, and shows those of one hour", async () => {
    await org.createRequest({ LastName__c: "Eerste" });
    now += 60 * 60_000;
    await org.createRequest({ LastName__c: "Tweede" });
    const html = await open("/org/requests?hour=2027-03-01T09");
    expect(html).toMatch(/<option value="2027-03-01T10"\s*>\s*01-03-2027,? 11:00 \(1 aanvraag\)/);
    expect(html).toContain("Eerste");
    expect(html).not.toContain("Tweede");
    expect(await open("/org/requests?hour=2027-03-01T10%25")).toContain("Eerste");
  });

  test("selects everything that matches, also beyond the first page", async () => {
    for (let number = 0; number < 52; number++) await org.createRequest({ City__c: "Delft" });
    await org.createRequest({ City__c: "Leiden" });
    const some = await open("/org/requests?q=delft");
    expect([idsIn(some).length, checkedIn(some)]).toEqual([50, 0]);
    expect(some).toMatch(/href="\/org\/requests\?q=delft&amp;select=all">\s*Selecteer alles \(52 aanvragen\)/);
    const all = await open("/org/requests?q=delft&select=all");
    expect([idsIn(all).length, checkedIn(all)]).toEqual([52, 52]);
  });
});

describe("the selection", () => {
  test("is deleted after one question, and nothing else", async () => {
    const [first, second, kept] = [await org.createRequest(), await org.createRequest(), await org.createRequest()];
    const question = await submit(choose([first, second, second]));
    expect(question.status).toBe(200);
    expect(question.text).toContain("2 aanvragen verwijderen?");
    expect(question.text).toContain("OA-000001, OA-000002.");
    expect(await org.countRequests()).toBe(3);
    const deleted = await submit([...choose(idsIn(question.text)), ["confirmed", "yes"]]);
    expect(deleted.status).toBe(303);
    const list = await open(String(deleted.headers.location));
    expect(list).toContain("2 aanvragen zijn verwijderd.");
    expect(idsIn(list)).toEqual([kept]);
  });

  test("gets another status, except for what a colleague changed meanwhile", async () => {
    const [first, second] = [await org.createRequest(), await org.createRequest()];
    const change = (values: readonly string[], status: string) =>
      submit([...choose(values), ["status", status]], {}, "status");
    const shown = valuesIn(await open("/org/requests"));
    const all = await change(shown, "In behandeling");
    const list = await open(String(all.headers.location));
    expect(list).toContain("2 aanvragen staan nu op In behandeling.");
    expect(await open("/org/requests?changed=9+Gewonnen&proof=x")).not.toContain("staan nu op");
    await change([`${first} In behandeling`], "Gewonnen");
    const late = await change(valuesIn(list), "Vervallen");
    expect(late.status).toBe(409);
    expect(late.text).toContain("1 aanvraag staat nu op Vervallen.");
    expect(late.text).toMatch(
      new RegExp(`/org/requests/${first}"[^:]*: De status is intussen door Beheerder gewijzigd in Gewonnen`),
    );
    expect(late.text).not.toContain(`/org/requests/${second}"`);
    expect((await change([], "Gewonnen")).text).toContain("Geen aanvragen geselecteerd");
  });

  test.each([[[]], [["x", "a0X000000000001AAA"]]])("of nothing that exists is said to be empty: %j", async (ids) => {
    await org.createRequest();
    const { status, text } = await submit([...choose(ids), ["confirmed", "yes"]]);
    expect([status, text.includes("Geen aanvragen geselecteerd")]).toEqual([400, true]);
    expect(await org.countRequests()).toBe(1);
  });

  test.each([
    ["without the cookie", { cookie: "" }, 401],
    ["from another site", { origin: "https://example.com" }, 403],
    ["without an Origin", { origin: "null" }, 403],
  ])("is not deleted %s", async (_name, headers, status) => {
    const id = await org.createRequest();
    expect(
      (
        await submit(
          [
            ["id", id],
            ["confirmed", "yes"],
          ],
          headers,
        )
      ).status,
    ).toBe(status);
    expect(await org.countRequests()).toBe(1);
  });
});

test("a program's thousand requests in ten seconds are stored, hardly mailed about, and deleted together", async () => {
  const count = 1000;
  const batchSize = 50;
  const call = async (method: string, params: object) =>
    Object(
      (await org.send("POST", apexPath, { body: { classname: "ContactRequestController", method, params } })).body,
    );
  const all = async <Result>(act: (index: number) => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = [];
    for (let first = 0; first < count; first += batchSize)
      results.push(...(await Promise.all(Array.from({ length: batchSize }, (_, index) => act(first + index)))));
    return results;
  };
  const submissions = await all(async () => {
    const key = randomUUID();
    const { startedAt, signature } = (await call("startSubmission", { key })).returnValue;
    return { key, startedAt, signature, website: "" };
  });
  now += 3000;
  await all(async (index) => {
    now += 10;
    const contactRequest = { ...cases.valid, email: `spam${index}@program.example` };
    await call("createContactRequest", { contactRequest, submission: submissions[index] });
  });
  expect(await org.countRequests()).toBe(count);

  const list = await open("/org/requests?status=Verdacht&domain=program.example&select=all");
  expect(checkedIn(list)).toBe(count - 30);
  const everything = await open("/org/requests?select=all");
  const mails = await Promise.all(
    idsIn(everything)
      .slice(-40)
      .map(async (id) => (await open(`/org/requests/${id}`)).includes("Bevestiging aan de reiziger")),
  );
  expect(mails.filter(Boolean)).toHaveLength(30);

  const question = await submit(choose(idsIn(everything)));
  expect(question.text).toContain("1.000 aanvragen verwijderen?");
  expect((await submit([...choose(idsIn(question.text)), ["confirmed", "yes"]])).status).toBe(303);
  expect(await org.countRequests()).toBe(0);
}, 60_000);
