import TdBlock from "c/tdBlock";
import { parseSettings, styleText } from "c/tdModels";
import { observeRendering } from "c/tdPage";

/** Warnings that were logged. A component renders often, and each problem is worth one line. */
const logged = new Set();

function warnOnce(warning) {
  if (logged.has(warning)) return;
  logged.add(warning);
  console.warn(warning);
}

/** Data attributes as a template can read them: "data-spacing" becomes `data.spacing`. */
const dataOf = (data) =>
  Object.fromEntries(Object.entries(data ?? {}).map(([name, value]) => [name.slice("data-".length), value]));

const columnsOf = ({ columns }) =>
  Array.isArray(columns) ? columns.map((column) => ({ ...column, style: styleText(column.style) })) : [];

/**
 * A list as properties, because a template cannot read an item of a list by its index.
 *
 * @example numbered("column", [a, b]) // { column1: a, column2: b }
 */
export const numbered = (name, list) => Object.fromEntries(list.map((entry, index) => [`${name}${index + 1}`, entry]));

/** Base class of blocks with drop zones. Renders in light DOM, so that the components in them are part of the page itself. */
export default class TdLayoutBlock extends TdBlock {
  static renderMode = "light";

  /** The block's name, properties and model, of c/tdModels. */
  block;
  /** The last view, and what it was computed from. */
  cache = { inputs: [] };

  get pictureNames() {
    const { properties } = this.block;
    return Object.keys(properties).filter((name) => properties[name].kind === "image");
  }

  /** What the view depends on besides the settings and the pictures. */
  get state() {
    return [];
  }

  /** What the template reads. It reads it many times per rendering, so the view is computed only after a change. */
  get view() {
    const { cache, settings, images, state } = this;
    const inputs = [...Object.values(settings), images, ...state];
    if (!cache.view || inputs.some((input, index) => input !== cache.inputs[index])) {
      const { name, properties, model } = this.block;
      const parsed = parseSettings(properties, settings, (property, message) =>
        warnOnce(`${name}: ${property}: ${message}.`),
      );
      cache.inputs = inputs;
      cache.view = this.prepare({ ...parsed, ...model?.(parsed, images) });
    }
    return cache.view;
  }

  /**
   * Converts the settings and the model's view to what a template can read: texts, and columns by their number.
   *
   * @param {object} view
   */
  prepare(view) {
    return {
      ...view,
      style: styleText(view.style ?? {}),
      data: dataOf(view.data),
      // The element looks like a heading of level 4, while screen readers announce the level below the title.
      pageTitle: view.level === 1 && view.title,
      subtitleLevel: view.title ? (view.level ?? 2) + 1 : 2,
      pictureName: view.background?.altText,
      row: view.row && this.prepare(view.row),
      ...numbered("column", columnsOf(view)),
    };
  }

  renderedCallback() {
    super.renderedCallback();
    const { firstElementChild } = this;
    if (firstElementChild) observeRendering(firstElementChild);
  }
}
