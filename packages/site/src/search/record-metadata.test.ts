import { expect, test, vi } from "vitest";
import { readComponent } from "../content/content-tree.ts";
import { readFieldsOf } from "./read-fields.ts";
import { readSearchMetadata } from "./search-metadata.ts";

const recordId = "a01000000000001AAA";
const communityId = "0DB000000000001";
const written = {
  pageTitle: "{!Trip__c.Name} | Reizen",
  description: "Naar {!Trip__c.Country}",
  customHeadTags: '<meta name="author" content="{!Trip__c.Guide}">',
};

/** An org that answers every call in the same way, and remembers what it was asked. */
function orgThat(status: number, body: unknown): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address));
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

/** Reads the metadata of a page about the record, as it is asked for at an address of its own. */
async function read(origin: string, attributes: object = written) {
  const view = readComponent({
    type: "component",
    definition: "community_layout:sldsFlexibleLayout",
    children: [
      {
        type: "region",
        name: "sfdcHiddenRegion",
        children: [{ type: "component", definition: "community_builder:seoAssistant", attributes }],
      },
    ],
  });
  if (!view) throw new Error("The view of this test cannot be read.");
  const log: string[] = [];
  const fields = readFieldsOf({ communityId, recordId, origin });
  const metadata = await readSearchMetadata(view, fields, (line) => log.push(line));
  return { ...metadata, log };
}

test("the metadata of a record page contains the record's fields, which are requested once", async () => {
  const asked = orgThat(200, { Name: "Fjorden", Country: "Noorwegen", Guide: "Maartje" });
  const origin = "http://known.example.com";
  const first = await read(origin);
  expect(first).toMatchObject({ title: "Fjorden | Reizen", description: "Naar Noorwegen", log: [] });
  expect(first.headTags).toEqual([{ name: "meta", attributes: { name: "author", content: "Maartje" } }]);
  expect(await read(origin)).toEqual(first);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.pathname).toContain(`/connect/communities/${communityId}/seo/properties/${recordId}`);
  expect(asked[0]?.searchParams.get("fields")?.split(",").toSorted()).toEqual(["Country", "Guide", "Name"]);
});

test.each([
  [404, [{ errorCode: "NOT_FOUND", message: "The requested resource does not exist" }]],
  [500, [{ errorCode: "UNKNOWN_EXCEPTION", message: "Not now." }]],
  [200, ["no map of fields"]],
])("a record that the org answers with %d leaves its fields empty, and the page is rendered", async (status, body) => {
  orgThat(status, body);
  const { title, description, log } = await read(`http://answers-${status}-${body.length}.example.com`);
  expect(title.trim()).toMatch(/^\|? ?Reizen$/);
  expect(description.trim()).toBe("Naar");
  expect(log).toEqual([expect.stringContaining("The page's record cannot be read")]);
});

test("markup in a record's name adds no elements to the head, and is shown as text", async () => {
  const name = `Reis "Noord" & 'Zuid'"></script><meta name="robots" content="noindex"> \\ &quot; {!Trip__c.Country}`;
  orgThat(200, { Name: name, Country: "Noorwegen" });
  const head = [
    '<meta name="author" content="{!Trip__c.Name}">',
    "<meta name='agent' content='{!Trip__c.Name}'>",
    "<meta name=guide content={!Trip__c.Name}>",
    '<script type="application/ld+json">{"name":"{!Trip__c.Name}","to":"{!Trip__c.Country}"}</script>',
  ];
  const { title, headTags, isIndexed } = await read("http://hostile.example.com", {
    pageTitle: "{!Trip__c.Name}",
    customHeadTags: head.join(""),
  });
  expect(title).toBe(name);
  expect(isIndexed).toBe(true);
  const [author, agent, guide, data, ...more] = headTags;
  expect([author, agent, guide].map((tag) => tag?.attributes)).toEqual(
    ["author", "agent", "guide"].map((subject) => ({ name: subject, content: name })),
  );
  expect(JSON.parse(data?.text ?? "")).toEqual({ name, to: "Noorwegen" });
  expect(more).toEqual([]);
});
