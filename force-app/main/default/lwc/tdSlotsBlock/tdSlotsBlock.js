// Written by "npm run generate" from packages/blocks/src/slots-block: change it there.
import TdSlidingLayout from "c/tdSlidingLayout";
import { slotsBlock } from "c/tdModels";
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
export default class TdSlotsBlock extends TdSlidingLayout {
  block = slotsBlock;

  @api title;
  @api subtitle;
  @api slotAmount;
  @api contentGrid;
  @api colorWhite;

  get settings() {
    return {
      title: this.title,
      subtitle: this.subtitle,
      slotAmount: this.slotAmount,
      contentGrid: this.contentGrid,
      colorWhite: this.colorWhite,
    };
  }
}
