import { sitePath } from "@travel-design/ui/models";
import { asRecord, asText, type JsonObject } from "../content/content-tree.ts";

/** How a section is drawn. */
export interface SectionSettings {
  /** CSS custom properties. */
  style: Record<`--_${string}`, string>;
  /** Address of the picture behind it; empty without one. */
  imageUrl: string;
  /** Whether its columns stand beside each other (`row`) or below each other, by kind of screen. */
  directions: Record<`data-${Device}`, "row" | "column">;
}

/** Directions in which the platform lays a section out when nobody chose. */
const usualDirections = { desktop: "row", tablet: "column", mobile: "column" } as const;
type Device = keyof typeof usualDirections;

function parseObject(text: string): JsonObject {
  try {
    return asRecord(JSON.parse(text)) ?? {};
  } catch {
    return {}; // An empty or broken setting is no setting.
  }
}

/** The columns as a grid template: each takes its part of the twelve. */
function readColumns(sectionConfig: string): string {
  const { columns } = parseObject(sectionConfig);
  const records = Array.isArray(columns) ? columns.map((column) => asRecord(column) ?? {}) : [];
  const parts = records.map(({ columnWidth }) => Number(asText(columnWidth)) || 12);
  return parts.map((part) => `minmax(0, ${part}fr)`).join(" ");
}

/** A picture's address: only our own paths, with nothing in them that could end a CSS `url()`. */
export const safePath = (url: string): string => (/^\/[^/"'()\\\s][^"'()\\\s]*$/.test(url) ? url : "");

const isPlainLength = (text: string): boolean => /^[\d.]+(?:rem|em|px|%|vh|svh)$/.test(text);
const isPlainColour = (text: string): boolean => /^(?:#[\da-f]{3,8}|rgba?\([\d\s.,%/]+\))$/i.test(text);
const isPlainWord = (text: string): boolean => /^[\w\s%.-]+$/.test(text);

/** Reads the attributes of `community_layout:section`; a setting that is no plain CSS value is left out. */
export function readSectionSettings(attributes: JsonObject, basePath = ""): SectionSettings {
  const style: SectionSettings["style"] = {};
  const set = (name: `--_${string}`, value: string, isAllowed: (text: string) => boolean): void => {
    if (isAllowed(value)) style[name] = value;
  };
  const text = (name: string): string => asText(attributes[name]);
  const background = parseObject(text("backgroundImageConfig"));
  const imageUrl = sitePath(safePath(asText(asRecord(background.imageInfoV1)?.url)), basePath);
  const direction = (device: Device, chosen: unknown): "row" | "column" =>
    chosen === "row" || chosen === "column" ? chosen : usualDirections[device];
  const padding = asRecord(asRecord(attributes.dxpStyle)?.padding) ?? {};

  const columns = readColumns(text("sectionConfig"));
  if (columns) style["--_columns"] = columns;
  if (imageUrl) style["--_image"] = `url("${imageUrl}")`;
  set("--_image-position", asText(background.bgPosition), isPlainWord);
  set("--_overlay", text("backgroundImageOverlay"), isPlainColour);
  set("--_content-width", text("maxContentWidth"), isPlainLength);
  set("--_gutter", text("sectionColumnGutterWidth"), isPlainLength);
  set("--_min-height", text("sectionMinHeight"), isPlainLength);
  set("--_align", text("sectionVerticalAlign"), isPlainWord);
  for (const side of ["top", "right", "bottom", "left"]) {
    set(`--_padding-${side}`, asText(padding[side]), isPlainLength);
  }
  const directions = {
    "data-desktop": direction("desktop", attributes.layoutDirectionDesktop),
    "data-tablet": direction("tablet", attributes.layoutDirectionTablet),
    "data-mobile": direction("mobile", attributes.layoutDirectionMobile),
  };
  return { style, imageUrl, directions };
}
