import { itemsOf, memberOf, textOf } from "./json-tree.ts";
import { suggest } from "./nearest-name.ts";
import type { ContentFile, Site } from "./site-source.ts";

function checkLanguage(site: Site): void {
  const [settings] = site.files("languageSettings");
  if (!settings) return site.report(undefined, "The site has no languageSettings that can be read. Add them.");
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

/** @returns the theme of the site, if it can be read */
function checkAppPage(site: Site): ContentFile | undefined {
  const [app] = site.files("appPage");
  if (!app) {
    site.report(undefined, "The site has no appPage that can be read, so it has no theme. Add one.");
    return undefined;
  }
  const { body, report } = app;
  const themeId = textOf(body, "currentThemeId");
  if (!site.names("theme").includes(themeId))
    report(
      memberOf(body, "currentThemeId")?.node,
      `The theme "${themeId}" does not exist.${suggest(themeId, site.names("theme"))}`,
      { property: "currentThemeId" },
    );
  const security = memberOf(body, "isLockerServiceEnabled")?.node;
  if (security?.kind !== "scalar" || security.value !== true)
    report(
      security,
      "Lightning Web Security is off, so any component can read the whole page. Set isLockerServiceEnabled to true.",
      { property: "isLockerServiceEnabled" },
    );
  return site.files("theme").find(({ apiName }) => apiName === themeId);
}

/** Checks that theme, layouts, branding set and languages of a site exist and agree with its pages. */
export function checkTheme(site: Site): void {
  checkLanguage(site);
  const theme = checkAppPage(site);
  if (!theme) return;
  const brandingId = textOf(theme.body, "activeBrandingSetId");
  const brandingSets = site.names("brandingSet");
  if (!brandingSets.includes(brandingId))
    theme.report(
      memberOf(theme.body, "activeBrandingSetId")?.node,
      `The branding set "${brandingId}" does not exist.${suggest(brandingId, brandingSets)}`,
      { property: "activeBrandingSetId" },
    );
  const layouts = itemsOf(memberOf(theme.body, "layouts")?.node);
  const layoutNames = site.names("themeLayout");
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
