import { expect, test } from "vitest";
import { fillSearchMetadata } from "./search-metadata.ts";

const values = { Name: "Peru", "Guide.Name": "Ann", Days: 12, Sold: false, Empty: null };

async function fill(metadata: Parameters<typeof fillSearchMetadata>[0]) {
  const requested: (readonly string[])[] = [];
  const filled = await fillSearchMetadata(metadata, (fields) => {
    requested.push(fields);
    return Promise.resolve(values);
  });
  return { requested, filled };
}

test("plain text needs no request", async () => {
  const metadata = { title: "Peru {Name} !{x}", description: "12 dagen", headTags: "<meta>" };
  expect(await fill(metadata)).toEqual({ requested: [], filled: metadata });
});

test.each(["title", "description", "headTags"] as const)(
  "placeholders in the %s are read with one request",
  async (part) => {
    const { requested, filled } = await fill({ title: "x", [part]: "Naar {!Trip__c.Name} met {!Record.Guide.Name}" });
    expect(requested).toEqual([["Name", "Guide.Name"]]);
    expect(filled[part]).toBe("Naar Peru met Ann");
  },
);

test("each field is requested once, and a missing value becomes empty text", async () => {
  const { requested, filled } = await fill({
    title: "{!Record.Name}, {!Record.Name}: {!Record.Days}",
    description: "{!Record.Empty}{!Record.Missing}{!Record.Sold}",
  });
  expect(requested).toEqual([["Name", "Days", "Empty", "Missing", "Sold"]]);
  expect(filled).toEqual({ title: "Peru, Peru: 12", description: "false" });
});

const hostile = `Reis "A" & 'B'</script><meta name="robots" content="noindex">\\ {!Trip__c.Name}`;
const fillWith = (metadata: Parameters<typeof fillSearchMetadata>[0], Name: string) =>
  fillSearchMetadata(metadata, () => Promise.resolve({ Name }));

test("values are not escaped in title and description", async () => {
  await expect(fillWith({ title: "{!Trip__c.Name}", description: "{!Trip__c.Name}" }, hostile)).resolves.toEqual({
    title: hostile,
    description: hostile,
  });
});

test("values are escaped in head tags, with and without quotes", async () => {
  const headTags = `<meta name="a" content="{!Trip__c.Name}"><meta name=b content={!Trip__c.Name}>`;
  const { headTags: filled = "" } = await fillWith({ headTags }, hostile);
  expect(filled.match(/[<>"]/g)?.join("")).toBe(headTags.match(/[<>"]/g)?.join(""));
  expect(filled).not.toMatch(/content=[^"\s>]*\s/);
  const decoded = filled.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)));
  expect(decoded).toBe(headTags.replaceAll("{!Trip__c.Name}", () => hostile));
});

test("values in a script are escaped as a part of a JSON string, and cannot close the script", async () => {
  const around = (data: string) => `<meta name="a"><script type="application/ld+json">${data}</script><meta name="b">`;
  const { headTags: filled = "" } = await fillWith({ headTags: around('{"name":"Naar {!Trip__c.Name}"}') }, hostile);
  const [, data = ""] = /<script[^>]*>(.*?)<\/script>/.exec(filled) ?? [];
  expect(JSON.parse(data)).toEqual({ name: `Naar ${hostile}` });
  expect(filled).toBe(around(data));
});
