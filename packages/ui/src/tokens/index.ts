export { brandTokens, type BrandOptions, type BrandTokens } from "./brand.ts";
export { colourPairs, contrastBetween, type ColourPair } from "./contrast.ts";
export { darkPalette, lightPalette, type Palette } from "./palettes.ts";
export { allTokens, cssValueOf, tokens, type DesignToken, type TokenGroup } from "./tokens.ts";
