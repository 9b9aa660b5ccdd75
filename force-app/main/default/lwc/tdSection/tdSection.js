// Written by "npm run generate" from packages/blocks/src/section: change it there.
import TdLayoutBlock from "c/tdLayoutBlock";
import { section } from "c/tdModels";
import { api } from "lwc";

/**
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
export default class TdSection extends TdLayoutBlock {
  block = section;

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
  @api backgroundImageDesktopPath;
  @api backgroundImageTablet;
  @api backgroundImageTabletPath;
  @api backgroundImageMobile;
  @api backgroundImageMobilePath;
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
      backgroundImageDesktopPath: this.backgroundImageDesktopPath,
      backgroundImageTablet: this.backgroundImageTablet,
      backgroundImageTabletPath: this.backgroundImageTabletPath,
      backgroundImageMobile: this.backgroundImageMobile,
      backgroundImageMobilePath: this.backgroundImageMobilePath,
      backgroundImageAltText: this.backgroundImageAltText,
      backgroundImagePosition: this.backgroundImagePosition,
      backgroundImageSizeOrRepeat: this.backgroundImageSizeOrRepeat,
      backgroundImageOverlay: this.backgroundImageOverlay,
    };
  }
}
