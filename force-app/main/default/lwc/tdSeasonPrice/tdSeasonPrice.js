// Written by "npm run generate" from packages/blocks/src/season-price: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdSeasonPrice extends TdReactBlock {
  blockName = "seasonPrice";

  @api title;
  @api level;
  @api months;
  @api bestLabel;
  @api goodLabel;
  @api lessLabel;
  @api priceFrom;
  @api priceUnit;
  @api note;

  get settings() {
    return {
      title: this.title,
      level: this.level,
      months: this.months,
      bestLabel: this.bestLabel,
      goodLabel: this.goodLabel,
      lessLabel: this.lessLabel,
      priceFrom: this.priceFrom,
      priceUnit: this.priceUnit,
      note: this.note,
    };
  }
}
