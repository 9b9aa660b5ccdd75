// The branding set defines the site's brand, so its colors may be any that visitors can read.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { brandingHooks, contrastProblems, readBranding } from "@travel-design/site/internal";
import { allTokens } from "@travel-design/ui/tokens";
import { readSiteFiles } from "@travel-design/site/files";

const defaults = resolve(import.meta.dirname, "../../force-app/main/default");
const files = await readSiteFiles(defaults);
const branding = readBranding(files);

/** Spacing hooks are fixed by the platform, so no setting changes them. */
const isSetting = (hook: string): boolean => !hook.startsWith("--dxp-g-spacing-");

test("every hook that a token reads comes from the branding set", () => {
  const read = allTokens.flatMap(({ hooks }) => hooks).filter(isSetting);
  const known = new Set<string>(brandingHooks.map(({ hook }) => hook));
  expect(read.filter((hook) => !known.has(hook))).toEqual([]);
});

test("every setting is valid", () => {
  expect(branding.problems).toEqual([]);
  expect(brandingHooks.filter(({ hook }) => !branding.hooks.has(hook))).toEqual([]);
});

test("visitors can read every color on every other one that it meets", () => {
  expect(contrastProblems(branding)).toEqual([]);
});

test("the site's pages load the fonts that the branding set names", () => {
  const page: unknown = files["sfdc_cms__appPage/mainAppPage"];
  const [, path = ""] =
    /href=\\"\{ basePath \}\/sfsites\/c\/resource\/(travelFonts\/[^"?]+)\?\{ versionKey \}\\"/.exec(
      JSON.stringify(page),
    ) ?? [];
  const sheet = readFileSync(resolve(defaults, "staticresources", path), "utf8");
  const fonts = ["--dxp-s-html-font-family", "--dxp-s-text-heading-medium-font-family"];
  const named = fonts.flatMap((font) => branding.hooks.get(font)?.split(", ").slice(0, 2) ?? []);
  expect(named).toHaveLength(4);
  for (const family of named) expect(sheet).toContain(`font-family: "${family}"`);
});
