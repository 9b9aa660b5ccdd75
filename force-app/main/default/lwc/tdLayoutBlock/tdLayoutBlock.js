import TdBlock from "c/tdBlock";
import { styleText } from "c/tdModels";
import { log, observeRendering, parseAndWarn } from "c/tdPage";
import { failures } from "c/tdShared";
import unavailable from "./unavailable.html";

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Data attributes as a template can read them: "data-td-palette" becomes `data.tdPalette`. */
const dataOf = (data) =>
  Object.fromEntries(Object.entries(data ?? {}).map(([name, value]) => [camelCase(name.slice("data-".length)), value]));

const columnsOf = ({ columns }) =>
  Array.isArray(columns) ? columns.map((column) => ({ ...column, style: styleText(column.style) })) : [];

/**
 * A list as properties, because a template cannot read an item of a list by its index.
 *
 * @example numbered("column", [a, b]) // { column1: a, column2: b }
 */
export const numbered = (name, list) => Object.fromEntries(list.map((entry, index) => [`${name}${index + 1}`, entry]));

/**
 * Base class of blocks with drop zones. Renders in light DOM, so that the components in them are part of the page itself.
 *
 * A subclass may use a controller of c/tdModels. It then has `createController(element, options)`, `initialState(options)` for
 * the first render, and the getter `controlled` for the element of its template.
 */
export default class TdLayoutBlock extends TdBlock {
  static renderMode = "light";

  /** The block's name, properties and model, of c/tdModels. */
  block;
  /** The last view, and what it was computed from. */
  cache = { inputs: [] };
  controller;
  /** State of the controller; undefined before the first render. */
  controllerState;
  /** The element that the controller observes. */
  element;

  get pictureNames() {
    const { properties } = this.block;
    return Object.keys(properties).filter((name) => properties[name].kind === "image");
  }

  /** What the view depends on. */
  get inputs() {
    return [...Object.values(this.settings), this.images, this.controllerState];
  }

  /** What the template reads. It reads it many times per rendering, so the view is computed only after a change. */
  get view() {
    const { cache, inputs, block } = this;
    if (!cache.view || inputs.some((input, index) => input !== cache.inputs[index])) {
      const settings = parseAndWarn(block, this.settings);
      const view = { ...settings, ...block.model?.(settings, this.images) };
      const state = this.controllerState ?? this.initialState?.(this.optionsOf(view));
      cache.inputs = inputs;
      cache.view = this.prepare(view, state);
    }
    return cache.view;
  }

  /** Shows a sentence in place of a block whose view cannot be computed, so that the rest of the page stays as it is. */
  render() {
    const { cache } = this;
    try {
      return this.view && super.render();
    } catch (error) {
      // Once, because a component renders often.
      if (cache.problem !== error.message) log(`The block ${this.block.name} cannot be shown.`, error);
      cache.problem = error.message;
      return unavailable;
    }
  }

  get unavailable() {
    return failures.unavailable;
  }

  /**
   * Converts the settings and the model's view to what a template can read: texts, and columns by their number. A subclass also
   * gets the state of its controller.
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

  /** Options of the controller for a model's view. */
  optionsOf() {
    return {};
  }

  connectedCallback() {
    // A component that is moved is connected again without another render.
    if (this.element) this.startController();
  }

  renderedCallback() {
    super.renderedCallback();
    const { firstElementChild, controlled } = this;
    if (firstElementChild) observeRendering(firstElementChild);
    if (this.refs?.unavailable) {
      this.destroyController();
      this.element = undefined;
      return;
    }
    if (controlled !== this.element) {
      this.destroyController();
      this.element = controlled;
    }
    if (controlled && !this.controller) this.startController();
    this.controller?.update?.(this.optionsOf(this.view));
  }

  disconnectedCallback() {
    this.destroyController();
  }

  startController() {
    const controller = this.createController(this.element, this.optionsOf(this.view));
    const readState = () => {
      this.controllerState = controller.getState();
    };
    controller.subscribe(readState);
    readState();
    this.controller = controller;
  }

  destroyController() {
    this.controller?.destroy();
    this.controller = undefined;
  }
}
