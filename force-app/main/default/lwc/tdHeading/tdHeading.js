// Written by "npm run generate" from packages/blocks/src/heading: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdHeading extends TdReactBlock {
  blockName = "heading";

  @api eyebrow;
  @api title;
  @api lead;
  @api level;
  @api align;
  @api anchor;

  get settings() {
    return {
      eyebrow: this.eyebrow,
      title: this.title,
      lead: this.lead,
      level: this.level,
      align: this.align,
      anchor: this.anchor,
    };
  }
}
