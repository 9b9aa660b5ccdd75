// Written by "npm run generate" from packages/blocks/src/grid: change it there.
import TdPagedLayout from "c/tdPagedLayout";
import { grid } from "c/tdModels";
import { api } from "lwc";

/**
 * @slot Content-Slot1
 * @slot Content-Slot2
 * @slot Content-Slot3
 * @slot Content-Slot4
 * @slot Content-Slot5
 * @slot Content-Slot6
 * @slot Content-Slot7
 * @slot Content-Slot8
 * @slot Content-Slot9
 * @slot Content-Slot10
 * @slot Content-Slot11
 * @slot Content-Slot12
 * @slot Content-Slot13
 * @slot Content-Slot14
 * @slot Content-Slot15
 * @slot Content-Slot16
 * @slot Content-Slot17
 * @slot Content-Slot18
 * @slot Content-Slot19
 * @slot Content-Slot20
 * @slot Content-Slot21
 * @slot Content-Slot22
 * @slot Content-Slot23
 * @slot Content-Slot24
 */
export default class TdGrid extends TdPagedLayout {
  block = grid;

  @api numberOfColumns;
  @api itemSpacing;
  @api width;
  @api horizontalAlignment;
  @api isFixedRowHeight;
  @api showPagination;
  @api autoScrollToMostRecent;
  @api backgroundColor;
  @api borderWidth;
  @api borderColor;
  @api borderRadius;
  @api itemLabel;

  get settings() {
    return {
      numberOfColumns: this.numberOfColumns,
      itemSpacing: this.itemSpacing,
      width: this.width,
      horizontalAlignment: this.horizontalAlignment,
      isFixedRowHeight: this.isFixedRowHeight,
      showPagination: this.showPagination,
      autoScrollToMostRecent: this.autoScrollToMostRecent,
      backgroundColor: this.backgroundColor,
      borderWidth: this.borderWidth,
      borderColor: this.borderColor,
      borderRadius: this.borderRadius,
      itemLabel: this.itemLabel,
    };
  }
}
