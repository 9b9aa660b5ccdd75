// The site's own fonts: cut down to the signs that Dutch needs, each with a stand-in of the same measures until it has arrived.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { readMetrics, type FontMetrics } from "./font-metrics.ts";

/** A font family, and the font of the visitor's device that stands in for it. */
interface Family {
  /** Name of its files. */
  source: string;
  /** The sheet of its package; the fonts stand beside it. */
  sheet: string;
  name: string;
  fallback: string;
  styles: readonly ("normal" | "italic")[];
  /** The lightest and the heaviest weight that the site uses. */
  weights: readonly [lightest: number, heaviest: number];
  /** The weight of most of what is set in it. */
  usual: number;
  standIn: { fonts: readonly string[]; meanWidth: number };
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
    // Mean width of a sign of the sample in Times New Roman, and in Liberation Serif, which measures the same.
    standIn: { fonts: ["Times New Roman", "Liberation Serif"], meanWidth: 0.40366 },
  },
  {
    source: "figtree",
    sheet: require.resolve("@fontsource-variable/figtree"),
    name: "Figtree Variable",
    fallback: "Figtree Fallback",
    styles: ["normal"],
    weights: [400, 700],
    usual: 400,
    // The same of Arial and Liberation Sans.
    standIn: { fonts: ["Arial", "Liberation Sans"], meanWidth: 0.44675 },
  },
];

/** Dutch as the site writes it; the widths of fonts are compared in it. */
export const sample =
  "Wij ontwerpen uw reis van begin tot eind, met mensen die het land kennen. Vertel ons waar u van droomt: een lange tocht door de bergen, rust aan zee, of allebei. Binnen twee werkdagen ontvangt u een voorstel dat bij u past, zonder verplichtingen.";

/** Printable ASCII, the letters of western Europe, and the signs of good typography. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** Every sign that the fonts hold. */
export const signs = ranges
  .map(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(""),
  )
  .join("");

/** What text needs of a font's typography, lining figures for headings among it; swashes and small capitals are left behind. */
const keepFeatures = ["ccmp", "kern", "liga", "lnum", "locl", "mark"];

const hex = (code: number): string => code.toString(16).toUpperCase();
const unicodeRange = ranges
  .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
  .join(", ");

const fileOf = ({ source }: Family, style: string): string => `${source}-latin-wght-${style}.woff2`;

/** The font as its makers publish it; `latin` holds every sign above. */
const published = (family: Family, style: string): Promise<Buffer> =>
  readFile(join(dirname(family.sheet), "files", fileOf(family, style)));

const face = (family: Family, style: string): string => `@font-face {
  font-family: "${family.name}";
  src: url("${fileOf(family, style)}") format("woff2");
  font-weight: ${family.weights.join(" ")};
  font-style: ${style};
  font-display: swap;
  unicode-range:
    ${unicodeRange};
}
`;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** A stand-in that takes as much room as the font, so that nothing moves when the font arrives. */
function fallbackFace({ fallback, standIn }: Family, metrics: FontMetrics): string {
  const adjust = metrics.meanWidth / standIn.meanWidth;
  return `@font-face {
  font-family: "${fallback}";
  src: ${standIn.fonts.map((font) => `local("${font}")`).join(", ")};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(metrics.ascent / adjust)};
  descent-override: ${percent(metrics.descent / adjust)};
  line-gap-override: ${percent(metrics.lineGap / adjust)};
}
`;
}

async function fallbackOf(family: Family): Promise<string> {
  const still = { wght: family.usual };
  const font = await subsetFont(await published(family, "normal"), sample, {
    targetFormat: "sfnt",
    variationAxes: still,
  });
  return fallbackFace(family, readMetrics(font, sample));
}

/** The files of the static resource `travelFonts`, by name: the fonts, and the sheet that declares them. */
export async function fontFiles(): Promise<Readonly<Record<string, Uint8Array>>> {
  const files: Record<string, Uint8Array> = {};
  const faces: string[] = [
    "/* Written by `npm run generate:fonts`. Page level: a shadow root ignores font faces. */\n",
  ];
  for (const family of families) {
    const [min, max] = family.weights;
    for (const style of family.styles) {
      const variationAxes = { wght: { min, max, default: min } };
      files[fileOf(family, style)] = await subsetFont(await published(family, style), signs, {
        targetFormat: "woff2",
        keepFeatures,
        variationAxes,
      });
      faces.push(face(family, style));
    }
    faces.push(await fallbackOf(family));
  }
  files["travel-fonts.css"] = new TextEncoder().encode(faces.join("\n"));
  return files;
}
