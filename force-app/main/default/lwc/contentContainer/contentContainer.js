import LayoutBlock from "c/layoutBlock";
import { contentContainerModel } from "c/layoutModels";
import { api } from "lwc";

/**
 * The block `contentContainer`. Other blocks are dragged into it, so this template draws it, and not React.
 * Written by "npm run generate" from packages/blocks/src/content-container/definition.ts: change it there.
 * @slot default
 */
export default class ContentContainer extends LayoutBlock {
  static renderMode = "light";

  @api title;
  @api subtitle;

  get settings() {
    return { title: this.title, subtitle: this.subtitle };
  }

  get view() {
    return this.draw(contentContainerModel);
  }
}
