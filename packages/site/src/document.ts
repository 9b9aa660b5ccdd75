import { escapeHtml, headTagHtml, type HeadTag } from "./search/head-tag.ts";

/** The built files that pages link to, as paths. */
export interface PageAssets {
  styles: readonly string[];
  /** Fonts that every page shows at once. */
  fonts: readonly string[];
  /** The script of each block that lives in the browser, by the block's name; what it cannot do without comes after it. */
  scripts: Readonly<Record<string, readonly [script: string, ...imports: string[]]>>;
}

/** What a page's document is made of. */
export interface PageContent {
  title: string;
  /** Elements of the head that tell what the page is about. */
  tags: readonly HeadTag[];
  /** The drawn page. */
  drawn: string;
  /** Names of the blocks on it. */
  blocks: readonly string[];
}

const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): HeadTag => ({
  name: "link",
  attributes: { rel, href, ...more },
});

/** The scripts of a page's blocks. They come last and yield to what can be seen: the page can be read without them. */
function scriptTags(all: PageAssets["scripts"], blocks: readonly string[]): HeadTag[] {
  const scripts = [...new Set(blocks)].flatMap((name) => (all[name] ? [all[name]] : []));
  const imports = new Set(scripts.flatMap(([, ...needed]) => needed));
  return [
    ...[...imports].map((href) => link("modulepreload", href, { fetchpriority: "low" })),
    ...scripts.map(([src]): HeadTag => {
      return { name: "script", attributes: { type: "module", src, fetchpriority: "low" }, text: "" };
    }),
  ];
}

/** The files that a page links to; what it shows first is fetched first. */
const fileTags = ({ fonts, styles, scripts }: PageAssets, blocks: readonly string[]): HeadTag[] => [
  link("icon", "/sfsites/c/resource/travelMedia/favicon.svg", { type: "image/svg+xml" }),
  ...styles.map((href) => link("stylesheet", href)),
  ...fonts.map((href) => link("preload", href, { as: "font", type: "font/woff2", crossorigin: "" })),
  ...scriptTags(scripts, blocks),
];

/** The HTML of a page. */
export function pageDocument({ title, tags, drawn, blocks }: PageContent, assets: PageAssets): string {
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${[...tags, ...fileTags(assets, blocks)].map(headTagHtml).join("\n")}
</head>
<body>
${drawn}
</body>
</html>
`;
}
