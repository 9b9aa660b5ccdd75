/** CSS custom properties that a model sets on the block's root element. */
export type LayoutStyle = Record<`--_${string}`, string>;

/** What a layout model computes from its settings: everything that a renderer puts on the block's root element. */
export interface LayoutView {
  className: string;
  style: LayoutStyle;
  /** State as data attributes, for style sheets. */
  data: Readonly<Record<`data-${string}`, string>>;
}

/**
 * Removes properties without a value, so that the style sheet's own value applies.
 *
 * @example definedStyle({ "--_gap": "1rem", "--_width": undefined }); // { "--_gap": "1rem" }
 */
export function definedStyle(style: Readonly<Record<`--_${string}`, string | undefined>>): LayoutStyle {
  const isSet = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;
  return Object.fromEntries(Object.entries(style).filter(isSet));
}

/**
 * A style as the text of a `style` attribute, for hosts that cannot take an object.
 *
 * @example styleText({ "--_gap": "1rem", "--_columns": "3" }); // "--_gap: 1rem; --_columns: 3"
 */
export function styleText(style: LayoutStyle): string {
  return Object.entries(style)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");
}
