import { blocks, type Block } from "@travel-design/blocks";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { readComponent } from "../content/content-tree.ts";
import { serverPorts } from "../ports/server-ports.ts";
import { component, region } from "../testing/render-test-page.ts";
import { BlockHost } from "./BlockHost.tsx";
import { RenderingProvider } from "./page-rendering.ts";
import { views } from "./views.tsx";

const [grid] = blocks.filter(({ name }) => name === "grid");

/** Renders a block, and returns what is reported. */
function problemsOf(block: Block, content: unknown): string[] {
  const read = readComponent(content);
  if (!read) throw new Error("The content is no component.");
  const problems: string[] = [];
  const rendering = {
    views,
    ports: serverPorts({ basePath: "", path: "/", contents: undefined }),
    lateSections: new Set<never>(),
    stylesheets: [],
    basePath: "",
    showsProblems: true,
    report: (sentence: string) => void problems.push(sentence),
    nextIdPrefix: () => "",
    scripts: new Set<never>(),
    styles: new Set<string>(),
  };
  const host = createElement(BlockHost, { block, component: read });
  renderToString(createElement(RenderingProvider, { value: rendering }, host));
  return problems;
}

test("names the block once in a problem of a setting, and lists the words that builders see", () => {
  if (!grid) throw new Error("There is no grid.");
  expect(problemsOf(grid, component("c:tdGrid", { horizontalAlignment: "hoog", spacing: "large" }))).toEqual([
    'c:tdGrid: horizontalAlignment: "hoog" is not valid; use Links, Midden, Rechts.',
    "c:tdGrid: spacing: is not a property of this block.",
  ]);
});

test("reports each problem once, also of a block that fails to render", () => {
  if (!grid) throw new Error("There is no grid.");
  const error = vi.spyOn(console, "error");
  const broken = {
    ...grid,
    render: () => {
      throw new Error("No data");
    },
  };
  const unknown = () => region("footer");
  expect(problemsOf(broken, component("c:tdGrid", {}, unknown(), unknown(), unknown()))).toEqual([
    "c:tdGrid heeft geen regio footer; de onderdelen daarin worden niet getoond. Controleer de naam in content.json.",
    "c:tdGrid heeft twee keer de regio footer; alleen de laatste wordt getoond.",
    "Het blok tdGrid kan niet worden getoond: No data",
  ]);
  expect(error).not.toHaveBeenCalled();
});
