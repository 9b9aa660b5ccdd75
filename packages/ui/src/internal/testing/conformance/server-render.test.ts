import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { blocks } from "./blocks.tsx";
import { controls } from "./controls.tsx";
import { createControl } from "./create-control.ts";

describe("on a server", () => {
  test.each(controls)("$name renders with its label on a server", (subject) => {
    expect(renderToString(createControl(subject))).toMatch(/<label[^>]*>Proefveld<\/label>/u);
  });

  test.each(blocks)("$name renders on a server", ({ create }) => {
    const html = renderToString(create({ className: "eigen" }));
    expect(html).toMatch(/^<[a-z]+[^>]*>/u);
    expect(html).not.toMatch(/undefined|\[object/);
  });
});
