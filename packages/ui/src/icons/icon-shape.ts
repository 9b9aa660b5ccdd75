/**
 * An icon as data: path commands on a grid of 24 by 24, rendered with a line of {@link iconLineWidth}.
 * The inline SVG and the icon font are both made from it.
 *
 * @example
 * const plus: IconShape = { line: "M12 5V19M5 12H19" };
 */
export interface IconShape {
  /** The part that is a line with round ends. */
  line: string;
  /** What is filled besides; one closed path. */
  fill?: string;
}

/** Width and height of the grid of an icon. */
export const iconGrid = 24;

/** Width of the line on that grid. */
export const iconLineWidth = 1.5;
