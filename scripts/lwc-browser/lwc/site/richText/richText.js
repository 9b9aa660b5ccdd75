import { api, LightningElement } from "lwc";

/** Stand-in for the platform's HTML editor. */
export default class RichText extends LightningElement {
  @api richTextValue = "";
  @api imageInfos;

  renderedCallback() {
    this.refs.text.innerHTML = this.richTextValue;
  }
}
