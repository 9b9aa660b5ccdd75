import { itemsOf, memberOf, textOf } from "./json-tree.ts";
import { suggest } from "./nearest-name.ts";
import type { ContentFile, Site } from "./site-source.ts";

const namesOf = (files: readonly ContentFile[]): string[] => files.map(({ apiName }) => apiName);

function checkLanguage(site: Site): void {
  const [settings] = site.files("languageSettings");
  if (!settings) return site.report(undefined, "The site has no languageSettings. Add them.");
  const { body, report } = settings;
  const locale = textOf(body, "defaultLocale");
  const place = memberOf(body, "defaultLocale")?.node ?? body;
  if (!/^nl(_NL)?$/.test(locale))
    report(place, `The default language is "${locale}", but the texts are Dutch. Use "nl_NL".`, {
      property: "defaultLocale",
    });
  const locales = itemsOf(memberOf(body, "languages")?.node).map((language) => textOf(language, "locale"));
  if (!locales.includes(locale))
    report(place, `The default language "${locale}" is missing from the languages. Add it.`, {
      property: "defaultLocale",
    });
  return undefined;
}

function checkAppPage(site: Site): ContentFile | undefined {
  const [app] = site.files("appPage");
  const themeId = textOf(app?.body, "currentThemeId");
  const theme = site.files("theme").find(({ apiName }) => apiName === themeId);
  const report = app?.report ?? site.report;
  if (!theme)
    report(
      memberOf(app?.body, "currentThemeId")?.node,
      `The theme "${themeId}" does not exist.${suggest(themeId, namesOf(site.files("theme")))}`,
      { property: "currentThemeId" },
    );
  const locker = memberOf(app?.body, "isLockerServiceEnabled")?.node;
  if (locker?.kind !== "scalar" || locker.value !== true)
    report(
      locker,
      "Lightning Web Security is off, so any component can read the whole page. Set isLockerServiceEnabled to true.",
      { property: "isLockerServiceEnabled" },
    );
  return theme;
}

/** Checks that theme, layouts, branding set and languages of a site exist and agree with its pages. */
export function checkTheme(site: Site): void {
  checkLanguage(site);
  const theme = checkAppPage(site);
  if (!theme) return;
  const brandingId = textOf(theme.body, "activeBrandingSetId");
  const brandingSets = namesOf(site.files("brandingSet"));
  if (!brandingSets.includes(brandingId))
    theme.report(
      memberOf(theme.body, "activeBrandingSetId")?.node,
      `The branding set "${brandingId}" does not exist.${suggest(brandingId, brandingSets)}`,
      { property: "activeBrandingSetId" },
    );
  const layouts = itemsOf(memberOf(theme.body, "layouts")?.node);
  const layoutNames = namesOf(site.files("themeLayout"));
  for (const layout of layouts) {
    const name = textOf(layout, "layoutId");
    if (!layoutNames.includes(name))
      theme.report(layout, `The theme layout "${name}" does not exist.${suggest(name, layoutNames)}`, {
        property: "layoutId",
      });
  }
  const layoutTypes = layouts.map((layout) => textOf(layout, "layoutType"));
  for (const { body, report } of site.files("view")) {
    const type = textOf(body, "themeLayoutType");
    if (!layoutTypes.includes(type))
      report(
        memberOf(body, "themeLayoutType")?.node ?? body,
        `The theme has no layout of the type "${type}".${suggest(type, layoutTypes)}`,
        { property: "themeLayoutType" },
      );
  }
}
