import type { ScriptName } from "./islands/live-blocks.ts";
import type { FirstPicture } from "./render/first-pictures.ts";
import { escapeHtml, headTagHtml, type HeadTag } from "./search/head-tag.ts";

/** The built files that pages link to, as paths. */
export interface PageAssets {
  styles: readonly string[];
  /** Fonts that every page shows at once. */
  fonts: readonly string[];
  /** The script that fetches the others. */
  start: string;
  /** Each script by its name; what it cannot do without comes after it. */
  scripts: Readonly<Record<ScriptName, readonly [script: string, ...imports: string[]]>>;
}

/** What a page's document is made of. */
export interface PageContent {
  title: string;
  /** Elements of the head that tell what the page is about. */
  tags: readonly HeadTag[];
  /** The drawn page. */
  drawn: string;
  /** Scripts that it needs. */
  scripts: ReadonlySet<ScriptName>;
  /** Style sheets that it needs below the fold. */
  styles: ReadonlySet<string>;
  /** What stands behind its top, by kind of screen. */
  pictures: readonly FirstPicture[];
}

const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): HeadTag => ({
  name: "link",
  attributes: { rel, href, ...more },
});

/** The page's scripts, with what they cannot do without. One small script fetches them: the page can be read without them. */
function scriptTags({ start, scripts }: PageAssets, names: ReadonlySet<ScriptName>): HeadTag[] {
  if (names.size === 0) return [];
  const files = new Set([...names].flatMap((name) => scripts[name]));
  const attributes = { type: "module", src: start, "data-scripts": [...files].join(" "), fetchpriority: "low" };
  return [{ name: "script", attributes, text: "" }];
}

/** The files that a page links to; what it shows first is fetched first. */
const fileTags = ({ pictures, scripts }: PageContent, assets: PageAssets): HeadTag[] => [
  link("icon", "/sfsites/c/resource/travelMedia/favicon.svg", { type: "image/svg+xml" }),
  ...assets.styles.map((href) => link("stylesheet", href)),
  ...pictures.map(({ url, media }) => link("preload", url, { as: "image", media, fetchpriority: "high" })),
  ...assets.fonts.map((href) => link("preload", href, { as: "font", type: "font/woff2", crossorigin: "" })),
  ...scriptTags(assets, scripts),
];

/** The HTML of a page. */
export function pageDocument(content: PageContent, assets: PageAssets): string {
  const { title, tags, drawn, styles } = content;
  // Icons below the fold: their sheet stands where it holds up nothing.
  const late = [...styles].map((href) => link("stylesheet", href));
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${[...tags, ...fileTags(content, assets)].map(headTagHtml).join("\n")}
</head>
<body>
${drawn}
${late.map(headTagHtml).join("\n")}
</body>
</html>
`;
}
