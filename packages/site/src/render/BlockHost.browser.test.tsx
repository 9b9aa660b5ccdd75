import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import "@travel-design/ui/style.css";
import "@travel-design/blocks/style.css";
import { readComponent } from "../content/content-tree.ts";
import { serverPorts } from "../ports/server-ports.ts";
import { component, region } from "../testing/render-test-page.ts";
import { ContentView } from "./ContentView.tsx";
import { RenderingProvider } from "./page-rendering.ts";
import { views } from "./views.tsx";

const column = component(
  "c:tdColumn",
  { columnWidth: "6" },
  region("content", component("c:tdButton", { label: "Verder" })),
);
const row = component("c:tdFlexibleContent", { itemSpacing: "large" }, region("content", column, column));

const rendering = {
  views,
  ports: serverPorts({ basePath: "", path: "/", contents: undefined }),
  stylesheets: [],
  basePath: "",
  showsProblems: true,
  report: (sentence: string) => expect.fail(sentence),
  nextIdPrefix: () => "",
  scripts: new Set<never>(),
  styles: new Set<string>(),
};

test.each([
  [1280, [624, 624], true],
  [375, [375, 375], false],
])("on a page of %d pixels two columns of a row are %j wide", async (width, widths, isBeside) => {
  await page.viewport(width, 800);
  document.body.style.margin = "0";
  const content = readComponent(row);
  if (!content) throw new Error("The row is no component.");
  const { container } = render(
    <RenderingProvider value={rendering}>
      <ContentView component={content} />
    </RenderingProvider>,
  );
  const boxes = [...container.querySelectorAll(".td-column")].map((each) => each.getBoundingClientRect());
  expect(boxes.map((box) => Math.round(box.width))).toEqual(widths);
  expect(boxes[0]?.top === boxes[1]?.top).toBe(isBeside);
});
