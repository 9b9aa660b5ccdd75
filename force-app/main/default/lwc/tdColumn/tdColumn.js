// Written by "npm run generate" from packages/blocks/src/column: change it there.
import TdLayoutBlock from "c/tdLayoutBlock";
import { column } from "c/tdModels";
import { api } from "lwc";

/**
 * @slot content
 */
export default class TdColumn extends TdLayoutBlock {
  block = column;

  @api columnWidth;
  @api columnCount;

  get settings() {
    return { columnWidth: this.columnWidth, columnCount: this.columnCount };
  }
}
