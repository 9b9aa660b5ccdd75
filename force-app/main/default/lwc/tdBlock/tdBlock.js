import siteId from "@salesforce/site/Id";
import { contentKeysOf, toAnchorId } from "c/tdShared";
import { imagesFrom, siteImages } from "c/tdSiteImages";
import { getContents } from "experience/cmsDeliveryApi";
import { LightningElement, wire } from "lwc";

/** Base class of every block: reads its pictures of the content store, and sets its anchor. A subclass has `pictureNames`. */
export default class TdBlock extends LightningElement {
  /** How this site makes addresses of pictures. */
  images = siteImages;
  /** The id that was set on the component. */
  anchorId = "";

  /** What the builder set, by property name. */
  get settings() {
    return {};
  }

  get contentKeys() {
    return contentKeysOf(this.pictureNames.map((name) => this.settings[name]));
  }

  /** Undefined without pictures of the content store, because a wire without its required parameter sends no request. */
  get contentSource() {
    return this.contentKeys.length > 0 ? siteId : undefined;
  }

  @wire(getContents, {
    channelOrSiteId: "$contentSource",
    contentKeys: "$contentKeys",
    includeContentBody: true,
  })
  receiveContents(result) {
    this.images = imagesFrom(result);
    this.updateImages();
  }

  /** Called when `images` changed. */
  updateImages() {}

  /** Sets the id that a link to `#anchor` leads to. It is on the component itself, so that links find it in native shadow as well. */
  renderedCallback() {
    const id = toAnchorId(this.settings.anchor) ?? "";
    if (id === this.anchorId) return;
    this.anchorId = id;
    if (id) this.setAttribute("id", id);
    else this.removeAttribute("id");
  }
}
