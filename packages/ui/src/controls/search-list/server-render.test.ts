import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { SearchList } from "./index.ts";

test("renders on a server without a navigator", () => {
  vi.stubGlobal("navigator", undefined);
  expect(renderToString(createElement(SearchList, { label: "Bestemming" }))).toContain("Bestemming");
});
