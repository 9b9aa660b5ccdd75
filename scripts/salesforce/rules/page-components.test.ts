import { expect, test } from "vitest";
import type { SiteNode } from "../site.ts";
import { sourceTreeOf } from "../source-tree.ts";
import { checkComponent } from "./page-components.ts";

const meta = (isExposed: boolean, targets: readonly string[]): string => `<LightningComponentBundle>
<isExposed>${isExposed}</isExposed>${targets.map((target) => `<target>lightningCommunity__${target}</target>`).join("")}
<property name="title" type="String" label="Titel"
/><property
  name="columns"
  type="Integer"
  label="Kolommen"
/>
<property name="photo" type="ContentReference" /><property name="photoPath" type="String" />
<property name="wide" type="Boolean" /></LightningComponentBundle>`;

const component = (name: string, text: string): Record<string, string> => ({
  [`lwc/${name}/${name}.js-meta.xml`]: text,
  [`lwc/${name}/${name}.js`]: "/**\n * @slot left\n * @slot content\n */\nexport default class {}\n",
});
const source = sourceTreeOf({
  ...component("row", meta(true, ["Page", "Default"])),
  ...component("hidden", meta(false, ["Page", "Default"])),
  ...component("elsewhere", meta(true, ["Page_Layout", "Default"])),
});

const check = (node: Partial<SiteNode>): string[] => checkComponent(source, { id: "", type: "component", ...node });
const region = (name: string): SiteNode => ({ id: "", type: "region", name, children: [] });

test("finds no problem in a component that is used as it is defined", () => {
  const attributes = { title: "", columns: 3, wide: false, photo: "MCPHOTO", photoPath: "/photo.webp" };
  expect(check({ definition: "c:row", attributes, children: [region("left"), region("content")] })).toEqual([]);
  expect(check({ definition: "c:row" })).toEqual([]);
  expect(check({ definition: "dxp_base:button", attributes: { text: "Reizen" } })).toEqual([]);
});

const notOffered =
  "is not offered to builders; expose it, with the targets lightningCommunity__Page and lightningCommunity__Default.";

test.each<[node: Partial<SiteNode>, problem: string]>([
  [{ definition: "c:ghost" }, "the component c:ghost does not exist; add it, or use another."],
  [{ definition: "c:hidden" }, `c:hidden ${notOffered}`],
  [{ definition: "c:elsewhere" }, `c:elsewhere ${notOffered}`],
  [{ definition: "c:row", attributes: { tilte: "x" } }, "c:row has no property tilte; correct the name."],
  [
    { definition: "c:row", attributes: { columns: "3" } },
    'columns of c:row is "3", which is no Integer; correct the value.',
  ],
  [
    { definition: "c:row", attributes: { columns: 2.5 } },
    "columns of c:row is 2.5, which is no Integer; correct the value.",
  ],
  [
    { definition: "c:row", attributes: { wide: "true" } },
    'wide of c:row is "true", which is no Boolean; correct the value.',
  ],
  [{ definition: "c:row", attributes: { title: 7 } }, "title of c:row is 7, which is no String; correct the value."],
  ...["/photo.webp", "https://example.com/photo.webp", '{"url":"/sfsites/c/resource/photo.webp"}'].map(
    (photo): [Partial<SiteNode>, string] => [
      { definition: "c:row", attributes: { photo } },
      "photo of c:row is for pictures of the CMS; move the path to photoPath.",
    ],
  ),
  [
    { definition: "c:row", children: [region("right")] },
    "c:row has no drop zone right; correct the name of the region.",
  ],
])("%j has the problem: %s", (node, problem) => {
  expect(check(node)).toEqual([problem]);
});
