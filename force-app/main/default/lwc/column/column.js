import LayoutBlock from "c/layoutBlock";
import { columnModel } from "c/layoutModels";
import { api } from "lwc";

/**
 * The block `column`. Other blocks are dragged into it, so this template draws it, and not React.
 * Written by "npm run generate" from packages/blocks/src/column/definition.ts: change it there.
 * @slot default
 */
export default class Column extends LayoutBlock {
  static renderMode = "light";

  @api columnWidth;
  @api columnCount;

  get settings() {
    return { columnWidth: this.columnWidth, columnCount: this.columnCount };
  }

  get view() {
    return this.draw(columnModel);
  }
}
