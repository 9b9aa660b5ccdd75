import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { blocks } from "./blocks.tsx";
import { controls } from "./controls.tsx";
import { drawPlain } from "./draw-plain.ts";

describe("on a server", () => {
  test("there is no window and no document", () => {
    expect([typeof window, typeof document]).toEqual(["undefined", "undefined"]);
  });

  test.each(controls)("$name is drawn with its label", (subject) => {
    expect(renderToString(drawPlain(subject))).toMatch(/<label[^>]*>Proefveld<\/label>/u);
  });

  test.each(blocks)("$name is drawn", ({ draw }) => {
    expect(renderToString(draw({ className: "eigen" }))).toMatch(/^<[a-z]+[^>]*>/u);
  });
});
