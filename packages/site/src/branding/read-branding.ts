import { toColor, toLength } from "@travel-design/ui/internal";
import { asRecord, asText, type JsonObject } from "../content/content-tree.ts";
import { contentBody, contentBodies, type SiteFiles } from "../content/site-pages.ts";
import { brandingHooks, type BrandingKind } from "./branding-settings.ts";

/** The site's brand, as its branding set defines it. */
export interface Branding {
  /** The styling hooks of the platform, by name. */
  hooks: ReadonlyMap<string, string>;
  /** A sentence for each setting whose value is not valid CSS. It is ignored. */
  problems: readonly string[];
}

const fontName = /^(?:"[\w -]+"|'[\w -]+'|[a-z_][\w -]*)$/i;
const reference = /^var\(--dxp-[\w-]+\)$/;

const isFontList = (value: string): boolean => value.split(",").every((name) => fontName.test(name.trim()));

/** The value may come from anywhere: only what is valid, and cannot end a declaration, reaches a style sheet. */
const isValid: Readonly<Record<BrandingKind, (value: string) => boolean>> = {
  color: (value) => toColor(value) !== undefined,
  fonts: (value) => reference.test(value) || isFontList(value),
  length: (value) => toLength(value) !== undefined,
};

const kinds: Readonly<Record<BrandingKind, string>> = {
  color: "a CSS color such as #0f4c4a",
  fonts: "a list of font names",
  length: "a CSS length such as 2px",
};

function settingsOf(files: SiteFiles): JsonObject {
  const [theme] = contentBodies(files, "sfdc_cms__theme");
  return asRecord(contentBody(files, `sfdc_cms__brandingSet/${asText(theme?.activeBrandingSetId)}`)?.values) ?? {};
}

/** Reads the branding set of the site's active theme. A missing or invalid setting leaves its hook unset. */
export function readBranding(files: SiteFiles): Branding {
  const settings = settingsOf(files);
  const hooks = new Map<string, string>();
  const problems: string[] = [];
  for (const { hook, setting, kind } of brandingHooks) {
    const value = asText(settings[setting]).trim();
    if (isValid[kind](value)) hooks.set(hook, value);
    else if (settings[setting] !== undefined) {
      problems.push(`Branding set: ${setting} is not ${kinds[kind]}, so it is ignored: ${JSON.stringify(value)}`);
    }
  }
  return { hooks, problems };
}

/** The style that sets a brand for the whole page, as the platform does on a published site. Empty without a branding set. */
export function brandingStyle({ hooks }: Branding): string {
  const declarations = [...hooks].map(([hook, value]) => `${hook}:${value}`);
  return declarations.length > 0 ? `:root{${declarations.join(";")}}` : "";
}

/** The hook at the end of the references of a hook: it has a value of its own, or none. */
export function lastHookOf({ hooks }: Branding, hook: string): string {
  const other = /^var\((--dxp-[\w-]+)\)$/.exec(hooks.get(hook) ?? "")?.[1];
  // A branding set may refer to a hook in a circle.
  const rest = new Map([...hooks].filter(([name]) => name !== hook));
  return other ? lastHookOf({ hooks: rest, problems: [] }, other) : hook;
}

/** The color of a hook, following references to other hooks; undefined for a color that is not hexadecimal. */
export function hexColorOf(branding: Branding, hook: string): string | undefined {
  const value = branding.hooks.get(lastHookOf(branding, hook)) ?? "";
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) ? value : undefined;
}
