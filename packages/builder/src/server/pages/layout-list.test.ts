import { resolve } from "node:path";
import { expect, test } from "vitest";
import { fileOf, isContentText, layoutId } from "./content-id.ts";
import { listLayouts } from "./layout-list.ts";
import { SiteStore } from "../store/site-store.ts";
import { temporaryFolder } from "@travel-design/local-org/testing";

const forceApp = resolve(import.meta.dirname, "../../../../../force-app/main/default");

test("lists header and footer of the theme, with the pages that have them", () => {
  const layouts = listLayouts(new SiteStore({ forceApp, historyFolder: temporaryFolder() }));
  expect(layouts.map(({ view, title }) => [view, title])).toEqual([
    ["themeLayout-scopedHeaderAndFooter", "Kop en voet"],
    ["themeLayout-snaThemeLayout", "Kop en voet"],
  ]);
  expect(layouts.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^op \d\d pagina's$/),
    "op Service Not Available en Too Many Requests",
  ]);
});

test("an id names a page or a layout, and nothing else reaches the disk", () => {
  expect(fileOf("home")).toEqual({ type: "view", name: "home" });
  expect(fileOf(layoutId("a"))).toEqual({ type: "themeLayout", name: "a" });
  for (const id of ["", "..", "brandingSet-a", "themeLayout-", "themeLayout-../a", "a/b"])
    expect(() => fileOf(id)).toThrow("bestaat niet");
});

test("a text is saved only as the type that it has", () => {
  expect(isContentText('{"type":"sfdc_cms__themeLayout"}', "themeLayout")).toBe(true);
  expect(isContentText('{"type":"sfdc_cms__view"}', "themeLayout")).toBe(false);
  expect(isContentText("{", "view")).toBe(false);
});
