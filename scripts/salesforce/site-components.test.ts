import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkComponent } from "./site-components.mjs";

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

let lwc = "";

function component(name: string, text: string): void {
  mkdirSync(join(lwc, name));
  writeFileSync(join(lwc, name, `${name}.js-meta.xml`), text);
  writeFileSync(join(lwc, name, `${name}.js`), "/**\n * @slot left\n * @slot content\n */\nexport default class {}\n");
}

beforeAll(() => {
  lwc = mkdtempSync(join(tmpdir(), "components-"));
  component("row", meta(true, ["Page", "Default"]));
  component("hidden", meta(false, ["Page", "Default"]));
  component("elsewhere", meta(true, ["Page_Layout", "Default"]));
});
afterAll(() => rmSync(lwc, { recursive: true }));

const region = (name: string) => ({ type: "region", name, children: [] });

test("finds no problem in a component that is used as it is defined", () => {
  const attributes = { title: "", columns: 3, wide: false, photo: "MCPHOTO", photoPath: "/photo.webp" };
  const children = [region("left"), region("content")];
  expect(checkComponent(lwc, { definition: "c:row", attributes, children })).toEqual([]);
  expect(checkComponent(lwc, { definition: "c:row" })).toEqual([]);
});

test.each<[node: Parameters<typeof checkComponent>[1], problem: string]>([
  [{ definition: "c:ghost" }, "the component c:ghost does not exist."],
  [{ definition: "c:hidden" }, "c:hidden is not offered to site builders."],
  [{ definition: "c:elsewhere" }, "c:elsewhere is not offered to site builders."],
  [{ definition: "c:row", attributes: { tilte: "x" } }, "c:row has no property tilte."],
  [{ definition: "c:row", attributes: { columns: "3" } }, 'columns of c:row is "3", which is no Integer.'],
  [{ definition: "c:row", attributes: { columns: 2.5 } }, "columns of c:row is 2.5, which is no Integer."],
  [{ definition: "c:row", attributes: { wide: "true" } }, 'wide of c:row is "true", which is no Boolean.'],
  [{ definition: "c:row", attributes: { title: 7 } }, "title of c:row is 7, which is no String."],
  ...["/photo.webp", "https://example.com/photo.webp", '{"url":"/sfsites/c/resource/photo.webp"}'].map(
    (photo): [{ definition: string; attributes: object }, string] => [
      { definition: "c:row", attributes: { photo } },
      "photo of c:row is for pictures of the CMS; the path belongs in photoPath.",
    ],
  ),
  [{ definition: "c:row", children: [region("right")] }, "c:row has no drop zone right."],
])("%j has the problem: %s", (node, problem) => {
  expect(checkComponent(lwc, node)).toEqual([problem]);
});
