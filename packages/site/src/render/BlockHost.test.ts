import { blocks, type Block } from "@travel-design/blocks";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { readComponent } from "../content/content-tree.ts";
import { serverPorts } from "../ports/server-ports.ts";
import { component } from "../testing/render-test-page.ts";
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

test("reports a block that fails to render", () => {
  if (!grid) throw new Error("There is no grid.");
  const error = vi.spyOn(console, "error");
  const broken = {
    ...grid,
    render: () => {
      throw new Error("No data");
    },
  };
  expect(problemsOf(broken, component("c:tdGrid"))).toEqual(["The block tdGrid cannot be rendered: No data"]);
  expect(error).not.toHaveBeenCalled();
});

test("the raw settings of a block are parsed once, whatever the host asks of them", () => {
  const { borderColor } = grid?.properties ?? {};
  if (!grid || !borderColor) throw new Error("There is no grid with a border.");
  const raw = { numberOfColumns: "2", borderColor: "#123456" };
  const parse = vi.spyOn(borderColor, "parse");
  expect(problemsOf(grid, component("c:tdGrid", raw))).toEqual([]);
  // The view parses its props, which are parsed settings.
  expect(parse).toHaveBeenCalledTimes(2);
  parse.mockRestore();
});
