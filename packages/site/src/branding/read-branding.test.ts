import { expect, test } from "vitest";
import { brandingStyle, hexColorOf, readBranding } from "./read-branding.ts";

const filesWith = (values: Readonly<Record<string, unknown>>) => ({
  "sfdc_cms__theme/byo": { contentBody: { activeBrandingSetId: "Winter" } },
  "sfdc_cms__brandingSet/Summer": { contentBody: { values: { PrimaryAccentColor: "#ff0000" } } },
  "sfdc_cms__brandingSet/Winter": { contentBody: { values } },
});

test("writes the styling hooks of the active branding set", () => {
  const branding = readBranding(
    filesWith({
      PrimaryAccentColor: "#7a2e5d",
      ButtonColor: "var(--dxp-g-brand)",
      BaseFont: "Figtree Variable, 'Some Font', sans-serif",
      BodyFont: "var(--dxp-s-html-font-family)",
      ButtonBorderRadius: "2px",
      SiteLogo: "/logo.svg",
    }),
  );
  expect(branding.problems).toEqual([]);
  expect(brandingStyle(branding)).toBe(
    ":root{--dxp-g-brand:#7a2e5d;--dxp-s-button-color:var(--dxp-g-brand);" +
      "--dxp-s-html-font-family:Figtree Variable, 'Some Font', sans-serif;" +
      "--dxp-s-body-font-family:var(--dxp-s-html-font-family);--dxp-s-button-radius-border:2px}",
  );
});

test.each([
  ["PrimaryAccentColor", "red;} body{display:none"],
  ["PrimaryAccentColor", "url(https://example.com/a)"],
  ["PrimaryAccentColor", "</style><script>"],
  ["PrimaryAccentColor", "#7a2e5d/*"],
  ["PrimaryAccentColor", "grijs blauw"],
  ["PrimaryAccentColor", 7],
  ["BaseFont", "Figtree; color: red"],
  ["BaseFont", 'Figtree", serif'],
  ["BaseFont", "url(a), serif"],
  ["BaseFont", ""],
  ["ButtonBorderRadius", "2px}"],
  ["ButtonBorderRadius", "round"],
])("ignores and reports %s: %j", (setting, value) => {
  const branding = readBranding(filesWith({ [setting]: value }));
  expect(brandingStyle(branding)).toBe("");
  expect(branding.problems).toEqual([expect.stringContaining(`Branding set: ${setting} is not `)]);
});

test.each([
  {},
  { "sfdc_cms__theme/byo": null },
  { "sfdc_cms__theme/byo": { contentBody: { activeBrandingSetId: "No" } } },
])("a site without a branding set has no style: %j", (files) => {
  expect(brandingStyle(readBranding(files))).toBe("");
});

test("follows references to the color of a hook, but not in a circle", () => {
  const branding = readBranding(
    filesWith({
      PrimaryAccentColor: "#7a2e5d",
      ButtonColor: "var(--dxp-g-brand)",
      _ButtonColor1: "var(--dxp-s-button-color-1)",
    }),
  );
  expect(hexColorOf(branding, "--dxp-s-button-color")).toBe("#7a2e5d");
  expect(hexColorOf(branding, "--dxp-s-button-color-1")).toBeUndefined();
  expect(hexColorOf(branding, "--dxp-g-root")).toBeUndefined();
});
