// The icon font for texts that an editor writes: one class name gives an icon. Its glyphs are made from the shapes of the inline icons.
import svg2ttf from "svg2ttf";
import { compress } from "wawoff2";
import { iconGrid, iconLineWidth, type IconShape } from "@travel-design/ui/internal";
import * as shapes from "@travel-design/ui/icons";
import { kebabCase } from "../blocks/block-folders.ts";
import { flattenPath, type Point } from "./flatten-path.ts";
import { filled, outlineOf } from "./outline.ts";

/** Units of the font for one unit of the grid: fine enough for a line of 1.5 to look round. */
const unitsPerGrid = 50;
const unitsPerEm = iconGrid * unitsPerGrid;
/** The first of the code points that Unicode leaves to fonts like this one, after those that some systems use. */
const firstCodePoint = 0xe001;

/** An icon of the font. */
export interface FontIcon {
  /** As in the class name `td-icon-<name>`. */
  name: string;
  codePoint: number;
  shape: IconShape;
}

/** The name of an exported shape as part of a class name: `mapPinIcon` is `map-pin`. */
const classPartOf = (exported: string): string => kebabCase(exported.replace(/Icon$/, ""));

/** Every icon that the package has, by name. */
export const fontIcons: readonly FontIcon[] = Object.entries<IconShape>(shapes)
  .map(([exported, shape]) => ({ name: classPartOf(exported), shape }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
  .map((icon, index) => ({ ...icon, codePoint: firstCodePoint + index }));

const contoursOf = ({ line, fill = "" }: IconShape): Point[][] => [
  ...flattenPath(fill).map(filled),
  ...flattenPath(line).flatMap((part) => outlineOf(part, iconLineWidth)),
];

/** In a font y grows upwards. */
const contourPath = (contour: readonly Point[]): string =>
  `M${contour.map(([x, y]) => `${Math.round(x * unitsPerGrid)} ${Math.round((iconGrid - y) * unitsPerGrid)}`).join("L")}Z`;

const glyph = ({ name, codePoint, shape }: FontIcon): string =>
  `<glyph glyph-name="${name}" unicode="&#x${codePoint.toString(16)};" d="${contoursOf(shape).map(contourPath).join("")}"/>`;

const svgFont = (): string => `<svg xmlns="http://www.w3.org/2000/svg"><defs>
<font id="travel-icons" horiz-adv-x="${unitsPerEm}">
<font-face font-family="Travel Icons" units-per-em="${unitsPerEm}" ascent="${unitsPerEm}" descent="0"/>
<missing-glyph/>
${fontIcons.map(glyph).join("\n")}
</font></defs></svg>`;

/** The font as WOFF2; the same shapes give the same bytes. */
export const iconFont = (): Promise<Uint8Array> => compress(svg2ttf(svgFont(), { ts: 0, version: "1.0" }).buffer);

const rule = ({ name, codePoint }: FontIcon): string => {
  const sign = `"\\${codePoint.toString(16)}"`;
  // The second line, where it is understood, keeps readers from spelling out the sign.
  return `.td-icon-${name}::before {\n  content: ${sign};\n  content: ${sign} / "";\n}\n`;
};

/** The style sheet beside the font. An editor writes `td-icon td-icon-mail`. */
export const iconSheet =
  (): string => `/* Written by \`npm run generate -- icons\` from packages/ui/src/icons/shapes.ts. */
@font-face {
  font-family: "Travel Icons";
  src: url("travel-icons.woff2") format("woff2");
  font-weight: 400;
  font-style: normal;
  font-display: block;
}

.td-icon {
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  font-family: "Travel Icons";
  font-style: normal;
  font-weight: 400;
  font-variant: normal;
  line-height: 1;
  letter-spacing: normal;
  text-transform: none;
  -webkit-font-smoothing: antialiased;
}

${fontIcons.map(rule).join("\n")}`;
