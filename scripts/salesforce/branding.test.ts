// In an org the branding set defines colors and fonts, elsewhere the fallbacks of our tokens do. Both have to be one brand.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { allTokens } from "../../packages/ui/src/tokens/index.ts";

const site = resolve(import.meta.dirname, "../../force-app/main/default/digitalExperiences/site/Travel_Design1");
const contentOf = (path: string) => JSON.parse(readFileSync(resolve(site, path, "content.json"), "utf8")).contentBody;
const branding: Readonly<Record<string, string>> = contentOf("sfdc_cms__brandingSet/Build_Your_Own_LWR").values;

/** Styling hooks, with the setting of the branding set from which an org computes each. */
const settings: Readonly<Record<string, string>> = {
  "--dxp-g-root": "BackgroundColor",
  "--dxp-g-root-contrast": "TextColor",
  "--dxp-g-neutral-2": "_NeutralColor2",
  "--dxp-g-brand": "PrimaryAccentColor",
  "--dxp-g-brand-contrast": "PrimaryAccentForegroundColor",
  "--dxp-g-destructive": "_DestructiveColor",
  "--dxp-s-html-font-family": "BaseFont",
  "--dxp-s-body-font-family": "BodyFont",
  "--dxp-s-text-heading-medium-font-family": "HeadingMediumFont",
  "--dxp-s-form-element-text-color": "FormElementTextColor",
  "--dxp-s-form-element-color-background": "FormElementBackgroundColor",
  "--dxp-s-form-element-color-border": "FormElementBorderColor",
  "--dxp-s-form-element-radius-border": "FormElementBorderRadius",
  "--dxp-s-button-radius-border": "ButtonBorderRadius",
};

/** The value of a hook, following references to other hooks. */
function valueOf(hook: string): string {
  const value = branding[settings[hook] ?? ""] ?? "";
  const other = /^var\((--dxp-[\w-]+)\)$/.exec(value)?.[1];
  return other ? valueOf(other) : value;
}

/** Normalizes a value: long colors, no quotation marks. */
const plain = (value: string): string =>
  value.replaceAll('"', "").replace(/^#([\da-f])([\da-f])([\da-f])$/, "#$1$1$2$2$3$3");

/** The org computes hover shades itself, and cards take the color of the page, so that every theme stays readable. */
const ownShades = ["--td-surface-color", "--td-ink-color-hover", "--td-accent-color-hover"];

test("the branding set and the tokens are one brand", () => {
  const compared = allTokens
    .filter(({ name, hooks: [hook = ""] }) => hook in settings && !ownShades.includes(name))
    .map(({ name, hooks: [hook = ""], literal }) => [name, plain(literal), plain(valueOf(hook))]);
  expect(compared.length).toBeGreaterThan(10);
  expect(compared.filter(([, literal, value]) => literal !== value)).toEqual([]);
});

test("the site's pages load the fonts that the branding set names", () => {
  const { headMarkup } = contentOf("sfdc_cms__appPage/mainAppPage");
  const [, path = ""] =
    /href="\{ basePath \}\/sfsites\/c\/resource\/(travelFonts\/[^"?]+)\?\{ versionKey \}"/.exec(headMarkup) ?? [];
  const sheet = readFileSync(resolve(site, "../../../staticresources", path), "utf8");
  const named = ["BaseFont", "HeadingLargeFont"].flatMap((font) => branding[font]?.split(", ").slice(0, 2) ?? []);
  expect(named).toHaveLength(4);
  for (const family of named) expect(sheet).toContain(`font-family: "${family}"`);
});
