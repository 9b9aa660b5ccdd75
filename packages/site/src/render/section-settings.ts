import { asRecord, asText, type JsonObject } from "../content/content-tree.ts";

/** How a section is drawn: CSS custom properties, and the width of each column by region name. */
export interface SectionSettings {
  style: Record<`--_${string}`, string>;
  columnWidths: ReadonlyMap<string, number>;
  hasImage: boolean;
}

const fullWidth = 12;

function parseObject(text: string): JsonObject {
  try {
    return asRecord(JSON.parse(text)) ?? {};
  } catch {
    return {}; // An empty or broken setting is no setting.
  }
}

function readColumnWidths(sectionConfig: string): Map<string, number> {
  const { columns } = parseObject(sectionConfig);
  const records = Array.isArray(columns) ? columns.map((column) => asRecord(column) ?? {}) : [];
  return new Map(
    records.map(({ columnKey, columnWidth }) => [asText(columnKey), Number(asText(columnWidth)) || fullWidth]),
  );
}

/** A picture's address, as CSS: only our own paths, with nothing in them that could end the `url()`. */
const cssUrl = (url: string): string => (/^\/[^/"'()\\\s][^"'()\\\s]*$/.test(url) ? `url("${url}")` : "");

const isPlainLength = (text: string): boolean => /^[\d.]+(?:rem|em|px|%|vh|svh)$/.test(text);
const isPlainColour = (text: string): boolean => /^(?:#[\da-f]{3,8}|rgba?\([\d\s.,%/]+\))$/i.test(text);
const isPlainWord = (text: string): boolean => /^[\w\s%.-]+$/.test(text);

/** Reads the attributes of `community_layout:section`; a setting that is no plain CSS value is left out. */
export function readSectionSettings(attributes: JsonObject): SectionSettings {
  const style: SectionSettings["style"] = {};
  const set = (name: `--_${string}`, value: string, isAllowed: (text: string) => boolean): void => {
    if (isAllowed(value)) style[name] = value;
  };
  const text = (name: string): string => asText(attributes[name]);
  const background = parseObject(text("backgroundImageConfig"));
  const image = cssUrl(asText(asRecord(background.imageInfoV1)?.url));
  const padding = asRecord(asRecord(attributes.dxpStyle)?.padding) ?? {};

  if (image) style["--_image"] = image;
  set("--_image-position", asText(background.bgPosition), isPlainWord);
  set("--_overlay", text("backgroundImageOverlay"), isPlainColour);
  set("--_content-width", text("maxContentWidth"), isPlainLength);
  set("--_gutter", text("sectionColumnGutterWidth"), isPlainLength);
  set("--_min-height", text("sectionMinHeight"), isPlainLength);
  set("--_align", text("sectionVerticalAlign"), isPlainWord);
  for (const side of ["top", "right", "bottom", "left"]) {
    set(`--_padding-${side}`, asText(padding[side]), isPlainLength);
  }
  return { style, columnWidths: readColumnWidths(text("sectionConfig")), hasImage: Boolean(image) };
}
