import LayoutBlock from "c/layoutBlock";
import { sectionModel } from "c/layoutModels";
import { api } from "lwc";

/**
 * The block `section`. Other blocks are dragged into it, so this template draws it, and not React.
 * Written by "npm run generate" from packages/blocks/src/section/definition.ts: change it there.
 * @slot col1
 * @slot col2
 * @slot col3
 * @slot col4
 * @slot col5
 * @slot col6
 * @slot col7
 * @slot col8
 * @slot col9
 * @slot col10
 * @slot col11
 * @slot col12
 */
export default class Section extends LayoutBlock {
  static renderMode = "light";

  @api sectionConfig;
  @api maxContentWidth;
  @api sectionColumnGutterWidth;
  @api componentSpacerSize;
  @api sectionMinHeight;
  @api layoutDirectionDesktop;
  @api layoutDirectionTablet;
  @api layoutDirectionMobile;
  @api sectionVerticalAlign;
  @api backgroundImageDesktop;
  @api backgroundImageTablet;
  @api backgroundImageMobile;
  @api backgroundImageAltText;
  @api backgroundImagePosition;
  @api backgroundImageSizeOrRepeat;
  @api backgroundImageOverlay;

  get settings() {
    return {
      sectionConfig: this.sectionConfig,
      maxContentWidth: this.maxContentWidth,
      sectionColumnGutterWidth: this.sectionColumnGutterWidth,
      componentSpacerSize: this.componentSpacerSize,
      sectionMinHeight: this.sectionMinHeight,
      layoutDirectionDesktop: this.layoutDirectionDesktop,
      layoutDirectionTablet: this.layoutDirectionTablet,
      layoutDirectionMobile: this.layoutDirectionMobile,
      sectionVerticalAlign: this.sectionVerticalAlign,
      backgroundImageDesktop: this.backgroundImageDesktop,
      backgroundImageTablet: this.backgroundImageTablet,
      backgroundImageMobile: this.backgroundImageMobile,
      backgroundImageAltText: this.backgroundImageAltText,
      backgroundImagePosition: this.backgroundImagePosition,
      backgroundImageSizeOrRepeat: this.backgroundImageSizeOrRepeat,
      backgroundImageOverlay: this.backgroundImageOverlay,
    };
  }

  get view() {
    return this.draw(sectionModel);
  }
}
