// The site's own fonts: subsets for Dutch, each with a fallback font of the same metrics until it is loaded.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { readMetrics, type FontMetrics } from "./font-metrics.ts";

/** A font family, and the font of the visitor's device that replaces it until it is loaded. */
interface Family {
  /** Prefix of its files. */
  source: string;
  /** The style sheet of its package; the font files are in a folder beside it. */
  sheet: string;
  name: string;
  fallback: string;
  styles: readonly ("normal" | "italic")[];
  /** The lightest and the heaviest weight that the site uses. */
  weights: readonly [lightest: number, heaviest: number];
  /** The weight of most of its text. */
  usual: number;
  /** Whether every weight is rendered in the usual one: half the bytes, for a difference that is hard to see. */
  isStatic: boolean;
  deviceFont: { fonts: readonly string[]; meanWidth: number };
}

const require = createRequire(import.meta.url);

const families: readonly Family[] = [
  {
    source: "cormorant",
    sheet: require.resolve("@fontsource-variable/cormorant"),
    name: "Cormorant Variable",
    fallback: "Cormorant Fallback",
    styles: ["normal", "italic"],
    weights: [400, 600],
    usual: 500,
    isStatic: true,
    // Mean width of a character of the sample in Times New Roman, and in Liberation Serif, which has the same widths.
    deviceFont: { fonts: ["Times New Roman", "Liberation Serif"], meanWidth: 0.40366 },
  },
  {
    source: "figtree",
    sheet: require.resolve("@fontsource-variable/figtree"),
    name: "Figtree Variable",
    fallback: "Figtree Fallback",
    styles: ["normal"],
    weights: [400, 700],
    usual: 400,
    isStatic: false,
    // The same for Arial and Liberation Sans.
    deviceFont: { fonts: ["Arial", "Liberation Sans"], meanWidth: 0.44675 },
  },
];

/** Dutch as the site writes it; the widths of fonts are compared in it. */
export const sample =
  "Wij ontwerpen uw reis van begin tot eind, met mensen die het land kennen. Vertel ons waar u van droomt: een lange tocht door de bergen, rust aan zee, of allebei. Binnen twee werkdagen ontvangt u een voorstel dat bij u past, zonder verplichtingen.";

/** A part of a font, in a file of its own. The browser loads a part when a page uses one of its characters. */
interface Subset {
  name: string;
  /** The published file that contains the characters. */
  published: string;
  characters: string;
}

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** The characters of almost every Dutch sentence. Pages preload them, so every character counts. */
const dutch = `${range(0x61, 0x7a)}${range(0x41, 0x5a)}${range(0x30, 0x39)} \u00a0.,:;!?'‘’“”-–…()/&+@*·€%áèéëïöüç→`;

/** Printable ASCII, the letters of western Europe, and typographic punctuation. */
const westernEuropean = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  "Œœ",
  range(0x2010, 0x2014),
  range(0x2018, 0x201e),
  "•…\u202f€",
  range(0x2190, 0x2193),
  "−",
].join("");

const subsets: readonly Subset[] = [
  { name: "dutch", published: "latin", characters: dutch },
  {
    name: "latin",
    published: "latin",
    characters: [...westernEuropean].filter((character) => !dutch.includes(character)).join(""),
  },
  // For names from elsewhere: Şahin, Łukasz, Dvořák.
  {
    name: "extended",
    published: "latin-ext",
    characters: [...range(0x100, 0x17f)].filter((letter) => !"Œœ".includes(letter)).join(""),
  },
];

/** Every character that the fonts contain. */
export const characters = subsets.map((subset) => subset.characters).join("");

/** What text needs of a font's typography, such as lining figures in headings. Swashes and small capitals are removed. */
const keepFeatures = ["ccmp", "kern", "liga", "lnum", "locl", "mark"];

const hex = (code: number): string => code.toString(16).toUpperCase();

/** Characters as the value of `unicode-range`. @example unicodeRangeOf("abcz") // "U+61-63, U+7A" */
export function unicodeRangeOf(text: string): string {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0).toSorted((one, other) => one - other);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return starts
    .map((first, index) => (first === ends[index] ? `U+${hex(first)}` : `U+${hex(first)}-${hex(ends[index] ?? first)}`))
    .join(", ");
}

const fileOf = ({ source }: Family, subset: Subset, style: string): string => `${source}-${subset.name}-${style}.woff2`;

/** The font file as its makers publish it. */
const readPublished = ({ sheet, source }: Family, published: string, style: string): Promise<Buffer> =>
  readFile(join(dirname(sheet), "files", `${source}-${published}-wght-${style}.woff2`));

const face = (family: Family, subset: Subset, style: string): string => `@font-face {
  font-family: "${family.name}";
  src: url("${fileOf(family, subset, style)}") format("woff2");
  font-weight: ${family.weights.join(" ")};
  font-style: ${style};
  font-display: swap;
  unicode-range:
    ${unicodeRangeOf(subset.characters)};
}
`;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** A fallback font that takes the same space, so that nothing shifts when the font is loaded. */
function fallbackFace({ fallback, deviceFont }: Family, metrics: FontMetrics): string {
  const adjust = metrics.meanWidth / deviceFont.meanWidth;
  return `@font-face {
  font-family: "${fallback}";
  src: ${deviceFont.fonts.map((font) => `local("${font}")`).join(", ")};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(metrics.ascent / adjust)};
  descent-override: ${percent(metrics.descent / adjust)};
  line-gap-override: ${percent(metrics.lineGap / adjust)};
}
`;
}

async function fallbackOf(family: Family): Promise<string> {
  const font = await subsetFont(await readPublished(family, "latin", "normal"), sample, {
    targetFormat: "sfnt",
    variationAxes: { wght: family.usual },
  });
  return fallbackFace(family, readMetrics(font, sample));
}

async function subsetOf(family: Family, { published, characters: text }: Subset, style: string): Promise<Uint8Array> {
  const [min, max] = family.weights;
  return subsetFont(await readPublished(family, published, style), text, {
    targetFormat: "woff2",
    keepFeatures,
    variationAxes: { wght: family.isStatic ? family.usual : { min, max, default: min } },
  });
}

const comment = "/* Written by `npm run generate -- fonts`. Page level: a shadow root ignores font faces. */\n";

/** Whether every page shows the font at once. */
const isFirst = (subset: Subset, style: string): boolean => subset.name === "dutch" && style === "normal";

/**
 * The files of the static resource `travelFonts`, by name: the fonts, the style sheet that declares them, and the same in two parts, of which the
 * second can wait until a page is painted.
 */
export async function fontFiles(): Promise<Readonly<Record<string, Uint8Array>>> {
  const files: Record<string, Uint8Array> = {};
  const first = [comment];
  const late = [comment];
  for (const family of families) {
    for (const style of family.styles) {
      for (const subset of subsets) {
        files[fileOf(family, subset, style)] = await subsetOf(family, subset, style);
        (isFirst(subset, style) ? first : late).push(face(family, subset, style));
      }
    }
    first.push(await fallbackOf(family));
  }
  const sheets = { "travel-fonts": [...first, ...late.slice(1)], "first-fonts": first, "late-fonts": late };
  for (const [name, rules] of Object.entries(sheets)) files[`${name}.css`] = new TextEncoder().encode(rules.join("\n"));
  return files;
}
