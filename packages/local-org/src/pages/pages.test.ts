import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactRequestObject } from "../apex/contact-request-controller/contact-request-fields.ts";
import { cases, metadata, testOrg } from "../apex/contact-request-controller/test-support.ts";
import { orgPages } from "./index.ts";
import type { PageAnswer } from "./page.ts";

let org: ReturnType<typeof testOrg>;
beforeEach(() => {
  org = testOrg();
});
afterEach(() => org.close());

function open(path: string, address: string, params: Record<string, string> = {}, described = metadata): PageAnswer {
  const page = orgPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const url = new URL(address, "http://localhost:8080");
  return page.render({ metadata: described, records: org.records, params, url, basePath: "", nonce: "n0nce" });
}

const openList = (query = ""): string => open("/org/requests", `/org/requests${query}`).html;
const openDetail = (id: string): PageAnswer => open("/org/requests/:id", `/org/requests/${id}`, { id });

const receive = async (change: Record<string, unknown> = {}): Promise<string> => {
  await org.create({ ...cases.valid, ...change });
  return org.records.list(contactRequestObject)[0]?.id ?? "";
};

const rows = (html: string): number => html.match(/<tr role="row">/g)?.length ?? 0;

describe("the list", () => {
  test("says that there is nothing yet and leads to the form", () => {
    const html = openList();
    expect(html).toContain("Nog geen aanvragen");
    expect(html).toContain('href="/"');
    expect(html).not.toContain("<table");
  });

  test("shows the newest request first, each with a link to its answers", async () => {
    const first = await receive({ lastName: "Eerste" });
    const second = await receive({ lastName: "Tweede" });
    const html = openList();
    expect(html.indexOf("Tweede")).toBeLessThan(html.indexOf("Eerste"));
    expect(html).toContain(`href="/org/requests/${first}"`);
    expect(html).toContain(`href="/org/requests/${second}"`);
  });

  test("shows who owns a request and how far it is", async () => {
    const id = await receive();
    expect(openList()).toContain("Nieuw");
    expect(openList()).toMatch(/data-heading="Eigenaar">\s*Offerteaanvragen/);
    expect(openDetail(id).html).toContain("eigenaar: Offerteaanvragen");
  });

  test("shows what is still open", async () => {
    await receive({ unknownDestination: true, unknownLeavingDate: true, budget: null });
    const html = openList();
    expect(html.match(/Nog open/g)).toHaveLength(2);
    expect(html).toContain("niet ingevuld");
  });

  test("shows fifty at a time", async () => {
    await Promise.all(Array.from({ length: 51 }, () => receive()));
    expect(rows(openList())).toBe(50 + 1);
    expect(openList()).toContain('rel="next" href="/org/requests?page=2"');
    expect(rows(openList("?page=2"))).toBe(1 + 1);
    expect(openList("?page=2")).toContain('rel="prev" href="/org/requests?page=1"');
    expect(openList("?page=2")).toContain("Aanvraag 51 tot en met 51 van 51");
  });

  test.each(["0", "-1", "99", "1.5", "x", "1e999", "<script>"])("page %s is brought within the pages", async (page) => {
    await receive();
    expect(rows(openList(`?page=${page}`))).toBe(1 + 1);
  });
});

describe("one request", () => {
  test("shows every answer under the label of its field", async () => {
    const id = await receive({ customerSource: "Anders", alternativeSource: "Via mijn buurvrouw" });
    const { status, html } = openDetail(id);
    expect(status).toBe(200);
    const text = html.replaceAll("\u00a0", " ");
    const fields = [...(metadata.objects.get(contactRequestObject)?.fields.values() ?? [])].filter((f) => f.custom);
    expect(fields.length).toBeGreaterThan(28);
    for (const { label } of fields) expect(html).toContain(`<dt>${label.replaceAll("'", "&#39;")}</dt>`);
    for (const value of ["van den Berg", "10 april 2027", "€ 4.250,50", "Via mijn buurvrouw", "Anders, namelijk", "Ja"])
      expect(text).toContain(`<dd>${value}</dd>`);
  });

  test("groups answers as the page layout does, and shows a field that the layout lacks", async () => {
    const id = await receive({ wishes: "Rust" });
    const headings = [...openDetail(id).html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
    const [layout] = metadata.layouts.get(contactRequestObject) ?? [];
    const labels = layout?.sections.map(({ label }) => label) ?? [];
    expect(labels.filter((label) => label !== null && headings.includes(label)).length).toBeGreaterThan(3);
    const withoutLayout = { ...metadata, layouts: new Map() };
    expect(open("/org/requests/:id", `/org/requests/${id}`, { id }, withoutLayout).html).toContain("Overige gegevens");
  });

  test("that is not there is said to be missing", () => {
    const { status, html } = openDetail("a0X000000000001AAA");
    expect(status).toBe(404);
    expect(html).toContain("Deze aanvraag is er niet");
  });
});

describe("every page", () => {
  test("shows markup in an answer as text", async () => {
    const id = await receive({
      lastName: "<script>alert(1)</script>",
      wishes: `"><img src=x onerror='alert(1)'> & meer`,
    });
    for (const html of [openList(), openDetail(id).html]) {
      expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
      expect(html).not.toMatch(/<script|<img/);
    }
    expect(openDetail(id).html).toContain("&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt; &amp; meer");
  });

  test("is a Dutch document whose one style the policy allows", () => {
    const html = openList();
    expect(html).toMatch(/^<!doctype html>\s*<html lang="nl">/);
    expect(html.match(/<style nonce="n0nce">/g)).toHaveLength(1);
    expect(html).not.toContain("style=");
  });
});
