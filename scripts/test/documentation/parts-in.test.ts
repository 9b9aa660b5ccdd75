import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { partsIn } from "../../../storybook/blocks/parts-in.ts";

const partsOf = (html: string) => partsIn(new JSDOM(html).window.document.body);

test("parts are nested as their elements, under their first class name", () => {
  expect(partsOf('<div class="td-field is-open"><label class="td-field__label">Naam</label></div>')).toEqual([
    {
      element: "div",
      className: "td-field",
      content: [{ element: "label", className: "td-field__label", content: [] }],
    },
  ]);
});

test("an element without a class is left out, but not what is inside it", () => {
  expect(partsOf('<div><span><b class="bold">a</b></span></div>')).toEqual([
    { element: "b", className: "bold", content: [] },
  ]);
  expect(partsOf("<p>Tekst</p>")).toEqual([]);
});

test("equal parts beside each other are one", () => {
  const list = '<ul class="list"><li class="item">a</li><li class="item"><b class="bold">b</b></li></ul>';
  expect(partsOf(list)).toMatchObject([{ className: "list", content: [{ className: "item" }] }]);
  expect(partsOf(list)[0]?.content).toHaveLength(1);
});

test("what a story fills a component with is no part", () => {
  expect(partsOf('<div class="td-column"><p class="example-area"><b class="bold">a</b></p></div>')).toMatchObject([
    { className: "td-column", content: [] },
  ]);
});
