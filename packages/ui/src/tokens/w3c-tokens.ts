import { channelsOf } from "./brand.ts";
import type { Palette } from "./palettes.ts";
import { tokens, type DesignToken } from "./tokens.ts";

/** A token of a W3C design-tokens file. */
export interface W3cToken {
  $type: "color" | "dimension" | "duration" | "cubicBezier" | "fontFamily" | "number";
  $value: unknown;
  $description: string;
}

/** Tokens by group and by name, without the prefix of custom properties. */
export type W3cTokens = Readonly<Record<string, Readonly<Record<string, W3cToken>>>>;

/** What the keyword means in CSS. */
const easings: Readonly<Record<string, readonly number[]>> = { "ease-out": [0, 0, 0.58, 1] };

const srgb = (channels: readonly number[], alpha = 1) => ({
  colorSpace: "srgb",
  components: channels.map((channel) => Number((channel / 255).toFixed(4))),
  alpha,
});

function readColor(literal: string): object | undefined {
  if (literal === "transparent") return srgb([0, 0, 0], 0);
  if (literal.startsWith("#")) return srgb(channelsOf(literal));
  const [, channels = "", percentage = ""] = /^rgb\(([\d ]+) \/ (\d+)%\)$/.exec(literal) ?? [];
  return channels ? srgb(channels.split(" ").map(Number), Number(percentage) / 100) : undefined;
}

const unitTypes = { px: "dimension", rem: "dimension", ms: "duration" } as const;

/** The type and the value of a literal of CSS. The format has no fluid lengths, so of a `clamp()` its largest length counts. */
function readLiteral(literal: string): Pick<W3cToken, "$type" | "$value"> {
  const color = readColor(literal);
  if (color) return { $type: "color", $value: color };
  const largest = /^clamp\(.*, ([^,]+)\)$/.exec(literal)?.[1] ?? literal;
  const [, number, unit] = /^([\d.]+)(px|rem|ms)$/.exec(largest) ?? [];
  if (unit === "px" || unit === "rem" || unit === "ms")
    return { $type: unitTypes[unit], $value: { value: Number(number), unit } };
  if (/^\d+$/.test(literal)) return { $type: "number", $value: Number(literal) };
  const easing = easings[literal];
  if (easing) return { $type: "cubicBezier", $value: easing };
  return { $type: "fontFamily", $value: literal.split(", ").map((name) => name.replaceAll('"', "")) };
}

const toW3cToken = ({ name, literal, use }: DesignToken, palette: Palette): W3cToken => {
  const text = palette[name] ?? literal;
  return { ...readLiteral(text), $description: text.startsWith("clamp(") ? `${use}; on a page ${text}` : use };
};

/**
 * The table of tokens in the format of the W3C Design Tokens Community Group, version 2025.10, which design tools import.
 *
 * @param palette the colors
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
export const toW3cTokens = (palette: Palette): W3cTokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([group, members]) => [
      group,
      Object.fromEntries(members.map((token) => [token.name.replace("--td-", ""), toW3cToken(token, palette)])),
    ]),
  );
