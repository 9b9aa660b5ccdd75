// Written by "npm run generate" from packages/blocks/src/columns-section: change it there.
import TdLayoutBlock from "c/tdLayoutBlock";
import { columnsSection } from "c/tdModels";
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
export default class TdColumnsSection extends TdLayoutBlock {
  block = columnsSection;

  @api sectionConfig;
  @api columnGutterWidth;
  @api columnMinHeight;
  @api layoutDirectionDesktop;
  @api layoutDirectionTablet;
  @api layoutDirectionMobile;
  @api columnVerticalAlign;

  get settings() {
    return {
      sectionConfig: this.sectionConfig,
      columnGutterWidth: this.columnGutterWidth,
      columnMinHeight: this.columnMinHeight,
      layoutDirectionDesktop: this.layoutDirectionDesktop,
      layoutDirectionTablet: this.layoutDirectionTablet,
      layoutDirectionMobile: this.layoutDirectionMobile,
      columnVerticalAlign: this.columnVerticalAlign,
    };
  }
}
