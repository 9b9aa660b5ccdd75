import { styleText } from "c/layoutModels";
import { siteImages } from "c/siteImages";
import { LightningElement } from "lwc";

/** What was said before: a component is drawn often, and the console is for people. */
const said = new Set();

function warnOnce(warning) {
  if (said.has(warning)) return;
  said.add(warning);
  console.warn(warning);
}

/** "data-spacing" as a template can read it: `data.spacing`. */
const dataOf = (data) =>
  Object.fromEntries(Object.entries(data ?? {}).map(([name, value]) => [name.slice("data-".length), value]));

const columnsOf = ({ columns }) =>
  Array.isArray(columns) ? columns.map((column) => ({ ...column, style: styleText(column.style) })) : [];

/**
 * A list as properties, because a template cannot read a place of a list.
 *
 * @example numbered("column", [a, b]) // { column1: a, column2: b }
 */
export const numbered = (name, list) => Object.fromEntries(list.map((entry, index) => [`${name}${index + 1}`, entry]));

/** Draws a block with drop zones in light DOM: what is dragged in stands in the page itself. */
export default class LayoutBlock extends LightningElement {
  static renderMode = "light";

  /** The last view and what it was made of. */
  drawn = { inputs: [] };

  /** What a view depends on besides the settings. */
  get state() {
    return [];
  }

  /**
   * What a template reads. It does so many times a drawing, so the view is made again only after a change.
   *
   * @param {Function} model of c/layoutModels
   */
  draw(model) {
    const { drawn, settings, state } = this;
    const inputs = [...Object.values(settings), ...state];
    if (!drawn.view || inputs.some((input, index) => input !== drawn.inputs[index])) {
      drawn.inputs = inputs;
      drawn.view = this.prepare(model(settings, siteImages));
    }
    return drawn.view;
  }

  /**
   * Makes of a model's view what a template can read: texts, and columns by their number.
   *
   * @param {object} view
   */
  prepare(view) {
    for (const warning of view.warnings) warnOnce(warning);
    return {
      ...view,
      style: styleText(view.style),
      data: dataOf(view.data),
      // Looks like a fourth level, and is read as what it is: the level below the title.
      subtitleLevel: view.title ? "3" : "2",
      pictureName: view.background?.altText,
      row: view.row && this.prepare(view.row),
      ...numbered("column", columnsOf(view)),
    };
  }
}
