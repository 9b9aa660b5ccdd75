declare module "svg2ttf" {
  /** Makes a TrueType font of an SVG font. `ts` is the creation time in seconds since 1970. */
  export default function svg2ttf(svgFont: string, options: { ts: number; version: string }): { buffer: Uint8Array };
}

declare module "wawoff2" {
  /** Packs a TrueType font as WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
}
