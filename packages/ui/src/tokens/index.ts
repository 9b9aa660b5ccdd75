export { brandTokens, type BrandColors, type BrandOptions, type BrandStyle, type BrandTokens } from "./brand.ts";
export { colorPairs, contrastBetween, type ColorPair } from "./contrast.ts";
export { darkPalette, lightPalette, type Palette } from "./palettes.ts";
export { allTokens, cssValueOf, tokens, type DesignToken, type TokenGroup } from "./tokens.ts";
