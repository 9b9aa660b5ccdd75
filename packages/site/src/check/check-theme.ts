import { itemsOf, memberOf, textOf } from "./json-tree.ts";
import { suggest } from "./nearest-name.ts";
import type { ContentFile, Site } from "./site-source.ts";

function checkLanguage(site: Site): void {
  const [settings] = site.files("languageSettings");
  if (!settings) return site.report(undefined, (sentences) => sentences.noLanguages());
  const { body, report } = settings;
  const locale = textOf(body, "defaultLocale");
  const location = memberOf(body, "defaultLocale")?.node ?? body;
  if (!/^nl(_NL)?$/.test(locale))
    report(location, (sentences) => sentences.notDutch(locale), {
      property: "defaultLocale",
    });
  const locales = itemsOf(memberOf(body, "languages")?.node).map((language) => textOf(language, "locale"));
  if (!locales.includes(locale))
    report(location, (sentences) => sentences.missingLanguage(locale), {
      property: "defaultLocale",
    });
  return undefined;
}

/** @returns the theme of the site, if it can be read */
function checkAppPage(site: Site): ContentFile | undefined {
  const [app] = site.files("appPage");
  if (!app) {
    site.report(undefined, (sentences) => sentences.noAppPage());
    return undefined;
  }
  const { body, report } = app;
  const themeId = textOf(body, "currentThemeId");
  if (!site.names("theme").includes(themeId))
    report(
      memberOf(body, "currentThemeId")?.node,
      (sentences) => sentences.unknownTheme(themeId, suggest(themeId, site.names("theme"))),
      { property: "currentThemeId" },
    );
  const security = memberOf(body, "isLockerServiceEnabled")?.node;
  if (security?.kind !== "scalar" || security.value !== true)
    report(security, (sentences) => sentences.securityOff(), { property: "isLockerServiceEnabled" });
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
      (sentences) => sentences.unknownBrandingSet(brandingId, suggest(brandingId, brandingSets)),
      { property: "activeBrandingSetId" },
    );
  const layouts = itemsOf(memberOf(theme.body, "layouts")?.node);
  const layoutNames = site.names("themeLayout");
  for (const layout of layouts) {
    const name = textOf(layout, "layoutId");
    if (!layoutNames.includes(name))
      theme.report(layout, (sentences) => sentences.unknownThemeLayout(name, suggest(name, layoutNames)), {
        property: "layoutId",
      });
  }
  const layoutTypes = layouts.map((layout) => textOf(layout, "layoutType"));
  for (const { body, report } of site.files("view")) {
    const type = textOf(body, "themeLayoutType");
    if (!layoutTypes.includes(type))
      report(
        memberOf(body, "themeLayoutType")?.node ?? body,
        (sentences) => sentences.unknownLayoutType(type, suggest(type, layoutTypes)),
        { property: "themeLayoutType" },
      );
  }
}
