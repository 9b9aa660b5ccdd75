import { api, LightningElement } from "lwc";

/** Test double of the platform's HTML editor. */
export default class RichText extends LightningElement {
  @api richTextValue = "";
  @api imageInfos;

  renderedCallback() {
    this.refs.text.innerHTML = this.richTextValue;
  }
}
