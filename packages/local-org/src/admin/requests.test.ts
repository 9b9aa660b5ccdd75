import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../testing/sign-in.ts";
import { requestName, startTestOrg, type TestOrg } from "../testing/test-org.ts";

let org: TestOrg;
let cookie: string;
beforeEach(async () => {
  org = await startTestOrg();
  cookie = await signIn(org);
});
afterEach(() => org.remove());

const open = (path: string) => org.send("GET", path, { headers: { cookie } });
const openList = async (query = ""): Promise<string> => (await open(`/org/requests${query}`)).text;

/** Submits a form of a page as a browser does. */
function submit(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const all = { cookie, origin: org.url, host: new URL(org.url).host, ...headers };
  const body = new URLSearchParams(fields).toString();
  return org.send("POST", path, { body, headers: { ...all, "content-type": "application/x-www-form-urlencoded" } });
}

const rows = (html: string): number =>
  html.match(/<td role="cell" data-kind="text" data-heading="Aanvraag">/g)?.length ?? 0;

describe("the list", () => {
  test("without requests leads to the form", async () => {
    const html = await openList();
    expect(html).toContain("Nog geen aanvragen");
    expect(html).toContain('href="/"');
    expect(html).not.toContain("<table");
  });

  test("shows the newest request first, with its status, owner and a link", async () => {
    const first = await org.createRequest({ LastName__c: "Eerste" });
    const second = await org.createRequest({ LastName__c: "Tweede" });
    const html = await openList();
    expect(html.indexOf("Tweede")).toBeLessThan(html.indexOf("Eerste"));
    for (const id of [first, second]) expect(html).toContain(`href="/org/requests/${id}"`);
    expect(html).toMatch(/data-heading="Status">\s*Nieuw/);
    expect(html).toMatch(/data-heading="Eigenaar">\s*Beheerder/);
  });

  test("shows what is still open", async () => {
    await org.createRequest({ UnknownDestination__c: true, UnknownLeavingDate__c: true });
    const html = await openList();
    expect(html.match(/Nog open/g)).toHaveLength(2);
    expect(html).toContain("niet ingevuld");
  });

  test("shows fifty requests per page, and keeps the query in the links", async () => {
    for (let number = 0; number < 51; number++) await org.createRequest({ City__c: "Delft" });
    expect(rows(await openList())).toBe(50);
    expect(await openList("?q=delft")).toContain('rel="next" href="/org/requests?q=delft&amp;page=2"');
    const last = await openList("?page=2");
    expect(rows(last)).toBe(1);
    expect(last).toContain("Aanvraag 51 tot en met 51 van 51");
  });

  test.each(["0", "-1", "99", "1.5", "x", "1e999", "<script>"])("page %s is limited to the pages", async (page) => {
    await org.createRequest();
    expect(rows(await openList(`?page=${page}`))).toBe(1);
  });

  test.each([
    ["?q=delft", ["Bakker"]],
    ["?q=BAKKER%20delft", ["Bakker"]],
    ["?status=Gewonnen", ["Claes"]],
    ["?q=a&status=Gewonnen", ["Claes"]],
    ["?sort=LastName__c", ["Aalbers", "Bakker", "Claes"]],
    ["?sort=CreatedDate", ["Bakker", "Claes", "Aalbers"]],
    ["?sort=-Budget__c", ["Claes", "Aalbers", "Bakker"]],
    ["?status=Onzin&sort=Id;DROP&q=%25", []],
    ["?domain=example.com", ["Aalbers"]],
    ["?domain=%40EXAMPLE.com", ["Aalbers"]],
    ["?domain=%25", []],
    ["?q=TD-7k3m9q", ["Claes"]],
    ["?q=7K3M", ["Claes"]],
    ["?status=Onzin&sort=Id;DROP", ["Aalbers", "Claes", "Bakker"]],
  ])("%s shows %j", async (query, names) => {
    await org.createRequest({ LastName__c: "Bakker", City__c: "Delft", Budget__c: 100 });
    await org.createRequest({ LastName__c: "Claes", Status__c: "Gewonnen", Budget__c: 900, Reference__c: "TD-7K3M9Q" });
    await org.createRequest({ LastName__c: "Aalbers", Budget__c: 500, Email__c: "a@example.com" });
    const html = await openList(query);
    const shown = [...html.matchAll(/data-heading="Naam">\s*(\w+)/g)].map(([, name]) => name);
    expect(shown).toEqual(names);
    expect(html.includes("Geen aanvragen gevonden")).toBe(names.length === 0);
  });
});

test("names are sorted and found whatever their accents, in the fields of the hint, and known departures come first", async () => {
  for (const [LastName__c, LeavingDate__c] of [
    ["Zwart", "2027-05-01"],
    ["Özil", null],
    ["O’Neill", "2027-03-01"],
    ["çelik", null],
  ] as const)
    await org.createRequest({ FirstName__c: "Noor", LastName__c, LeavingDate__c, SubmissionDigest__c: "fea7ada" });
  const namesIn = async (query: string): Promise<(string | undefined)[]> =>
    [...(await openList(query)).matchAll(/data-heading="Naam">\s*Noor ([^\s<]+)/g)].map(([, name]) => name);
  expect(await namesIn("?sort=LastName__c")).toEqual(["çelik", "O’Neill", "Özil", "Zwart"]);
  expect(await namesIn("?sort=LeavingDate__c")).toEqual(["O’Neill", "Zwart", "çelik", "Özil"]);
  expect(await namesIn("?q=ozil")).toEqual(["Özil"]);
  expect(await namesIn("?q=%C3%A7ELIK")).toEqual(["çelik"]);
  expect(await namesIn("?q=o%27neill")).toEqual(["O’Neill"]);
  expect(await namesIn("?q=ada")).toEqual([]);
});

test("the pages of a request lead back to the list that led to them", async () => {
  const id = await org.createRequest({ LastName__c: "Bakker" });
  await org.createRequest({ LastName__c: "Bakkers" });
  const list = "/org/requests?q=bakker&amp;sort=LastName__c";
  const here = `/org/requests/${id}?list=${encodeURIComponent("q=bakker&sort=LastName__c")}`;
  expect(await openList("?q=bakker&sort=LastName__c")).toContain(`href="${here}"`);
  expect((await open(here)).text).toContain(`<a class="org-back" href="${list}">`);
  const saved = await submit(here.replace("?", "/status?"), { shown: "Nieuw", status: "Gewonnen" });
  expect((await open(String(saved.headers.location))).text).toContain(`<a class="org-back" href="${list}">`);
  expect((await open(here.replace("?", "/delete?"))).text).toContain(`href="${here}"`);
  const deleted = await submit(here.replace("?", "/delete?"));
  const { text } = await open(String(deleted.headers.location));
  expect(text).toContain("Aanvraag 1 tot en met 1 van 1");
  expect(text).toContain('value="bakker"');
  // Only the list of requests can be named.
  const hostile = (await open(`/org/requests/${id}?list=${encodeURIComponent('//evil.example/"><script>')}`)).text;
  expect(hostile).not.toContain("evil.example/&quot;");
  expect(hostile).not.toContain("<script>");
});

describe("one request", () => {
  test("shows the answers in the groups of the page layout, with links to write and to call", async () => {
    const id = await org.createRequest({
      FirstName__c: "Sanne",
      LastName__c: "Bakker",
      Email__c: "sanne@example.com",
      PhoneNumber__c: "+31 6 1234 5678",
      Budget__c: 4250.5,
      BekendVia__c: "Anders",
      LeavingDate__c: "2027-04-10",
    });
    const { text, status } = await open(`/org/requests/${id}`);
    expect(status).toBe(200);
    expect(text).toContain("<h1>Sanne Bakker</h1>");
    expect(text).toContain("<title>Sanne Bakker, OA-000001");
    expect(text).toContain('<a href="mailto:sanne@example.com">sanne@example.com</a>');
    expect(text).toContain('href="tel:+31612345678"');
    const plain = text.replaceAll("\u00a0", " ");
    for (const value of ["10 april 2027", "€ 4.250,50", "Anders, namelijk"])
      expect(plain).toContain(`<dd>${value}</dd>`);
    for (const title of ["Aanvrager", "Reis"]) expect(text).toContain(`<h2>${title}</h2>`);
  });

  test("shows no field that only the software needs", async () => {
    const id = await org.createRequest({ SubmissionKey__c: "internal-key", IsExperienceCloud__c: true });
    const { text } = await open(`/org/requests/${id}`);
    expect(text).not.toMatch(/internal-key|Verzendsleutel|Experience Cloud/);
  });

  test("that does not exist is 404", async () => {
    for (const path of ["a0X000000000001AAA", "x", "a0X000000000001AAA/delete"]) {
      const { status, text } = await open(`/org/requests/${path}`);
      expect(status).toBe(404);
      expect(text).toContain("Deze aanvraag is er niet");
    }
  });

  test("gets another status", async () => {
    const id = await org.createRequest();
    const saved = await submit(`/org/requests/${id}/status`, { shown: "Nieuw", status: "Gewonnen" });
    expect(saved).toMatchObject({ status: 303, headers: { location: `/org/requests/${id}?saved` } });
    const { text } = await open(`/org/requests/${id}?saved`);
    expect(text).toMatch(/<option value="Gewonnen" selected>/);
    expect(text).toMatch(/role="status">De status is bewaard/);
  });

  test("keeps the status that a colleague gave it meanwhile, and says so", async () => {
    const id = await org.createRequest();
    const status = `/org/requests/${id}/status`;
    expect(await open(`/org/requests/${id}`)).toMatchObject({
      text: expect.stringContaining('name="shown" value="Nieuw"'),
    });
    await submit(status, { shown: "Nieuw", status: "In behandeling" });
    const late = await submit(status, { shown: "Nieuw", status: "Vervallen" });
    expect(late.status).toBe(409);
    expect(late.text).toMatch(
      /role="alert">De status is intussen door Beheerder gewijzigd in In behandeling .* Vervallen is nog niet bewaard/,
    );
    expect(late.text).toContain('name="shown" value="In behandeling"');
    expect(late.text).toMatch(/<option value="Vervallen" selected>/);
    expect(await openList("?status=In%20behandeling")).toContain(id);
    // Choosing the current status succeeds.
    expect((await submit(status, { shown: "Nieuw", status: "In behandeling" })).status).toBe(303);
  });

  test("that a colleague deleted meanwhile is 404 for every action", async () => {
    const id = await org.createRequest();
    await submit(`/org/requests/${id}/delete`);
    for (const path of ["status", "delete"]) {
      const { status, text } = await submit(`/org/requests/${id}/${path}`, { shown: "Nieuw", status: "Vervallen" });
      expect([status, text.includes("De aanvraag is verwijderd")]).toEqual([404, true]);
    }
  });

  test("is deleted after a confirmation", async () => {
    const id = await org.createRequest();
    const page = await open(`/org/requests/${id}/delete`);
    expect(page.text).toContain("Aanvraag OA-000001 verwijderen?");
    expect(await org.countRequests()).toBe(1);
    const deleted = await submit(`/org/requests/${id}/delete`);
    expect(deleted.status).toBe(303);
    expect(await org.countRequests()).toBe(0);
    const { text } = await open(String(deleted.headers.location));
    expect(text).toContain('<p class="org-message" role="status">Aanvraag OA-000001 is verwijderd.</p>');
    expect(text).toContain("<title>Aanvraag OA-000001 is verwijderd. Offerteaanvragen");
  });

  test.each(["?deleted=OA-000001", "?deleted=12&proof=", `?deleted=OA-000001&proof=${"0".repeat(64)}`, "?deleted="])(
    "%s is no deletion, so nothing says that it was",
    async (query) => {
      expect(await openList(query)).not.toMatch(/verwijderd|class="org-message"/);
    },
  );

  test("an invalid status is not stored", async () => {
    const id = await org.createRequest();
    expect(await submit(`/org/requests/${id}/status`, { shown: "Nieuw", status: "Onzin" })).toMatchObject({
      status: 400,
      text: expect.stringContaining("niet gelukt"),
    });
    expect(await openList("?status=Nieuw")).toContain(id);
  });

  test.each([
    ["without the cookie", { cookie: "" }, 401],
    ["from another site", { origin: "https://example.com" }, 403],
    ["from another port", { origin: "http://localhost:1" }, 403],
    ["without an Origin", { origin: "null" }, 403],
  ])("a form %s changes nothing", async (_name, headers, status) => {
    const id = await org.createRequest();
    expect((await submit(`/org/requests/${id}/delete`, {}, headers)).status).toBe(status);
    expect(await org.countRequests()).toBe(1);
  });
});

describe("every page", () => {
  test("shows markup in an answer as text, and loads nothing but its own fonts and pictures", async () => {
    const id = await org.createRequest({
      LastName__c: "<script>alert(1)</script>",
      Wishes__c: `"><img src=x onerror='alert(1)'> & meer`,
    });
    for (const path of ["/org/requests", `/org/requests/${id}`, `/org/requests/${id}/delete`]) {
      const { headers, text } = await open(path);
      expect(text).toMatch(/^<!doctype html>\s*<html lang="nl">/);
      expect(text).not.toMatch(/<script|<img src=x|style=/);
      expect(headers["content-security-policy"]).toMatch(
        /^default-src 'none'; style-src 'self' 'nonce-[\w+/=]{24}'; img-src/,
      );
    }
    expect((await open(`/org/requests/${id}`)).text).toContain(
      "&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;",
    );
    expect(await openList(`?q=${encodeURIComponent('"><script>')}`)).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  test("loads only files that exist", async () => {
    const paths = [...(await openList()).matchAll(/(?:href|src)="(\/sfsites[^"]*)"/g)].map(([, path]) => path ?? "");
    expect(paths).toHaveLength(3);
    for (const path of paths) expect((await org.send("GET", path)).status).toBe(200);
  });

  test("labels the object's fields as the org does", async () => {
    const id = await org.createRequest();
    const { body } = await org.asAdministrator("GET", `/object-info/${requestName}`);
    const { fields }: { fields: Record<string, { label: string }> } = Object(body);
    const { text } = await open(`/org/requests/${id}`);
    for (const name of ["City__c", "Wishes__c", "Newsletter__c"])
      expect(text).toContain(`<dt>${fields[name]?.label}</dt>`);
  });
});
