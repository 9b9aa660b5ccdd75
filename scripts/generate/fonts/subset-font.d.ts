declare module "subset-font" {
  /** What becomes of an axis of a variable font: pinned to a value, or narrowed. */
  type Axis = number | { min: number; max: number; default: number };

  /** Cuts a font down to the signs of a text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "sfnt" | "woff2";
      keepFeatures?: readonly string[];
      variationAxes: Readonly<Record<string, Axis>>;
    },
  ): Promise<Uint8Array>;
}
