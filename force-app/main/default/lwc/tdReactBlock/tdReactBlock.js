import basePath from "@salesforce/community/basePath";
import travelIcons from "@salesforce/resourceUrl/travelIcons";
import userId from "@salesforce/user/Id";
import isGuest from "@salesforce/user/isGuest";
import TdBlock from "c/tdBlock";
import { failures, userFrom } from "c/tdShared";
import { currentPath, goTo, log, observeRendering } from "c/tdPage";
import { loadStyle } from "lightning/platformResourceLoader";
import { loadTravelDesign } from "./loadTravelDesign";

/**
 * Base class of every block that React renders. A subclass names the block and collects its settings; its template has the
 * element, `lwc:ref="block"`, that React renders into.
 */
export default class TdReactBlock extends TdBlock {
  /** Name of the block in the script. */
  blockName;
  /** Names of the properties that take a picture. */
  pictureNames = [];

  /** The element that React renders into, after the first render of the template. */
  node;
  /** The script's global, once it is loaded. */
  travelDesign;
  mounted;
  /** Ends the wait for the browser to be online. */
  retrying;

  /** The settings that the script gets. */
  get shownSettings() {
    return this.settings;
  }

  /** The ports for the block, when it is mounted. */
  get ports() {
    return {
      basePath,
      currentPath: currentPath(),
      images: this.images,
      user: userFrom({ userId, isGuest }),
      navigate: goTo,
      loadStylesheet: (path) => loadStyle(this, path.replace(/^travelIcons/, travelIcons)),
      log,
    };
  }

  connectedCallback() {
    // Experience Builder moves a block by removing and inserting it, which does not render its template again.
    if (this.node) this.show();
  }

  renderedCallback() {
    super.renderedCallback();
    if (this.mounted) this.mounted.update(this.shownSettings);
    else if (this.node !== this.refs.block) {
      this.node = this.refs.block;
      this.show();
    }
  }

  disconnectedCallback() {
    this.mounted?.unmount();
    this.mounted = undefined;
    this.retrying?.abort();
  }

  async show() {
    try {
      this.travelDesign = await loadTravelDesign(this);
    } catch {
      // Already logged, once per page.
      this.offerRetry();
      return;
    }
    try {
      if (this.isConnected && !this.mounted) this.mount();
    } catch (error) {
      log(`The block ${this.blockName} cannot be shown.`, error);
      this.offerRetry();
    }
  }

  /** Shows a sentence with a retry button. The block is tried again when the browser is online again, too. */
  offerRetry() {
    const { node } = this;
    const text = document.createElement("p");
    text.setAttribute("role", "alert");
    text.textContent = failures.unavailable;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = failures.retry;
    // No style sheet reaches into the shadow before the script is loaded.
    button.style.minBlockSize = "2.75rem";
    this.retrying?.abort();
    this.retrying = new AbortController();
    const tryAgain = () => {
      this.retrying.abort();
      if (this.isConnected && !this.mounted) this.show();
    };
    button.addEventListener("click", tryAgain);
    window.addEventListener("online", tryAgain, { signal: this.retrying.signal });
    node.replaceChildren(text, button);
  }

  mount() {
    const { node, travelDesign } = this;
    this.mounted = travelDesign.mount(node, this.blockName, this.shownSettings, this.ports);
    this.forwardEvents();
    observeRendering(node);
  }

  updateImages() {
    this.mounted?.update(this.shownSettings, { images: this.images });
  }

  /** Dispatches the block's events on the component itself, because those of React do not leave its shadow. */
  forwardEvents() {
    if (this.isForwarding) return;
    this.isForwarding = true;
    for (const name of this.travelDesign.eventNames) {
      this.node.addEventListener(name, ({ detail }) => {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
      });
    }
  }
}
