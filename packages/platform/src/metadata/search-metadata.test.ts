import { expect, test } from "vitest";
import { fillSearchMetadata } from "./search-metadata.ts";

const values = { Name: "Peru", "Guide.Name": "Ann", Days: 12, Sold: false, Empty: null };

async function fill(metadata: Parameters<typeof fillSearchMetadata>[0]) {
  const asked: (readonly string[])[] = [];
  const filled = await fillSearchMetadata(metadata, (fields) => {
    asked.push(fields);
    return Promise.resolve(values);
  });
  return { asked, filled };
}

test("plain texts ask nothing", async () => {
  const metadata = { title: "Peru {Name} !{x}", description: "12 dagen", headTags: "<meta>" };
  expect(await fill(metadata)).toEqual({ asked: [], filled: metadata });
});

test.each(["title", "description", "headTags"] as const)("a placeholder in the %s asks once", async (part) => {
  const { asked, filled } = await fill({ title: "x", [part]: "Naar {!Trip__c.Name} met {!Record.Guide.Name}" });
  expect(asked).toEqual([["Name", "Guide.Name"]]);
  expect(filled[part]).toBe("Naar Peru met Ann");
});

test("each field is asked for once, and what is not there leaves nothing", async () => {
  const { asked, filled } = await fill({
    title: "{!Record.Name}, {!Record.Name}: {!Record.Days}",
    description: "{!Record.Empty}{!Record.Missing}{!Record.Sold}",
  });
  expect(asked).toEqual([["Name", "Days", "Empty", "Missing", "Sold"]]);
  expect(filled).toEqual({ title: "Peru, Peru: 12", description: "false" });
});
