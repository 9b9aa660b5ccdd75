import type { ImagePreload } from "@travel-design/ui/internal";
import { siteAddress } from "@travel-design/ui/models";
import { basePathAttribute } from "./base-path.ts";
import type { ScriptName } from "./islands/block-scripts.ts";
import { escapeHtml, headTagHtml, type HeadTag } from "./html/head-tag.ts";

/** The built files that pages link to, as paths on the site. */
export interface PageAssets {
  /** The style of what a visitor sees first, as CSS. Its fonts have paths on the site. Empty for a host that forbids inline style. */
  firstStyle: string;
  /** The same style as a file, for such a host. */
  firstStylesheet?: string;
  /** Style sheets of the rest of the page. Its body links to them. */
  styles: readonly string[];
  /** Style sheets that a page loads once it is painted. */
  lateStyles: readonly string[];
  /** Fonts that every page shows at once. */
  fonts: readonly string[];
  /** The script that fetches the others. */
  start: string;
  /** Each script by its name, followed by its imports. */
  scripts: Readonly<Record<ScriptName, readonly [script: string, ...imports: string[]]>>;
}

/** The content of a page's document. */
export interface PageContent {
  title: string;
  /** Elements of the head that describe the page. */
  tags: readonly HeadTag[];
  /** HTML of the page. */
  body: string;
  /** Scripts that it needs. */
  scripts: ReadonlySet<ScriptName>;
  /** Style sheets of static resources, which it loads once it is painted. */
  styles: ReadonlySet<string>;
  /** The style that it contains inline. The page's policy allows it by its hash. */
  inlineStyle: string;
  /** Its background color, which the interface of a phone's browser takes too. */
  pageColor: string | undefined;
  /** Pictures of its first section. */
  pictures: readonly ImagePreload[];
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
}

const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): HeadTag => ({
  name: "link",
  attributes: { rel, href, ...more },
});

/** The style of what a visitor sees first, with the addresses of a site below a path. */
export const firstStyleAt = ({ firstStyle }: Pick<PageAssets, "firstStyle">, basePath: string): string =>
  firstStyle.replaceAll("url(/", `url(${siteAddress("/", basePath)}`);

/** One small script, which fetches the page's other scripts with their imports, and style: the page can be read without them. */
function startScript(
  { start, scripts }: PageAssets,
  { scripts: names, basePath }: PageContent,
  lateStyles: readonly string[],
): HeadTag {
  const files = new Set([...names].flatMap((name) => scripts[name]));
  const addresses = [...files].map((file) => siteAddress(file, basePath)).join(" ");
  const src = siteAddress(start, basePath);
  return {
    name: "script",
    attributes: {
      type: "module",
      src,
      "data-scripts": addresses,
      "data-styles": lateStyles.join(" "),
      fetchpriority: "low",
    },
    text: "",
  };
}

/** The files that a page links to, in the order in which it needs them. */
function fileTags(content: PageContent, assets: PageAssets, lateStyles: readonly string[]): HeadTag[] {
  const { pictures, basePath } = content;
  const address = (path: string): string => siteAddress(path, basePath);
  return [
    ...(assets.firstStylesheet ? [link("stylesheet", address(assets.firstStylesheet))] : []),
    link("icon", address("/sfsites/c/resource/travelMedia/favicon.svg"), { type: "image/svg+xml" }),
    ...pictures.map(({ url, srcSet, media }) =>
      link("preload", url, {
        as: "image",
        media,
        fetchpriority: "high",
        ...(srcSet && { imagesrcset: srcSet, type: "image/avif" }),
      }),
    ),
    ...assets.fonts.map((path) => link("preload", address(path), { as: "font", type: "font/woff2", crossorigin: "" })),
    startScript(assets, content, lateStyles),
  ];
}

/** The HTML of a page. */
export function pageDocument(content: PageContent, assets: PageAssets): string {
  const { title, tags, body, styles, inlineStyle, pageColor, basePath } = content;
  const colorTags: HeadTag[] = pageColor
    ? [{ name: "meta", attributes: { name: "theme-color", content: pageColor } }]
    : [];
  const lateStyles = [...assets.lateStyles, ...styles].map((path) => siteAddress(path, basePath));
  const noScript = lateStyles.map((href) => headTagHtml(link("stylesheet", href))).join("");
  return `<!doctype html>
<html lang="nl"${basePathAttribute(basePath)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
${[...colorTags, ...tags, ...fileTags(content, assets, lateStyles)].map(headTagHtml).join("\n")}
${inlineStyle && `<style>${inlineStyle}</style>`}
</head>
<body>
${body}
${noScript && `<noscript>${noScript}</noscript>`}
</body>
</html>
`;
}
