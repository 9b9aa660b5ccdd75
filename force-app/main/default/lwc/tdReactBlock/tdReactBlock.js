import travelIcons from "@salesforce/resourceUrl/travelIcons";
import { siteImages } from "c/tdSiteImages";
import { loadStyle } from "lightning/platformResourceLoader";
import { LightningElement } from "lwc";
import { unavailable } from "./contract";
import { loadTravelDesign } from "./loadTravelDesign";
import { log } from "./log";
import { siteAddress } from "./siteAddress";

/**
 * Stands a React block on a page of the site. A component for one block extends this, names the block and gathers its
 * settings; its template holds the element, `lwc:ref="block"`, that React draws in.
 */
export default class TdReactBlock extends LightningElement {
  /** Name of the block in the script. */
  blockName;

  isOnPage = false;
  /** The element that React draws in, once it is there. */
  node;
  /** The script's global, once it is loaded. */
  travelDesign;
  mounted;

  /** What the builder set, by property name. */
  get settings() {
    return {};
  }

  /** What the block may ask of the page. */
  get ports() {
    return {
      navigate: (url) => this.goTo(url),
      loadStylesheet: (path) => loadStyle(this, path.replace(/^travelIcons/, travelIcons)),
      basePath: siteImages.basePath,
      images: siteImages,
      log,
    };
  }

  connectedCallback() {
    this.isOnPage = true;
    // The Builder moves a block by taking it off the page and putting it back; what was drawn before is not drawn again.
    if (this.node) this.show();
  }

  renderedCallback() {
    if (this.mounted) this.mounted.update(this.settings);
    else if (this.node !== this.refs.block) {
      this.node = this.refs.block;
      this.show();
    }
  }

  disconnectedCallback() {
    this.isOnPage = false;
    this.mounted?.unmount();
    this.mounted = undefined;
  }

  async show() {
    try {
      this.travelDesign = await loadTravelDesign(this);
    } catch {
      // The reason is logged where it was found, once for the page.
      this.node.textContent = unavailable;
      return;
    }
    if (this.isOnPage && !this.mounted) this.mount();
  }

  mount() {
    const { node, travelDesign } = this;
    this.mounted = travelDesign.mount(node, this.blockName, this.settings, this.ports);
    this.forwardEvents();
  }

  /** Raises the block's events on the component itself: those of React do not leave its shadow. */
  forwardEvents() {
    if (this.isForwarding) return;
    this.isForwarding = true;
    for (const name of this.travelDesign.eventNames) {
      this.node.addEventListener(name, ({ detail }) => {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
      });
    }
  }

  /**
   * Goes to a page.
   *
   * @param {string} url as `siteAddress` takes it
   */
  goTo(url) {
    // Not by the navigation service: it may give a web address a tab of its own, and browsers refuse one that no click asked for.
    window.open(siteAddress(url), "_self");
  }
}

export { log };
