import styleText from "../../../style.css?inline";
import { emptyContainer } from "../empty-container.ts";

/** What a host puts on the page. */
export interface Mounted {
  /** The element to render into. */
  container: HTMLElement;
  /** Takes everything off the page again. */
  remove(): void;
}

/** A place where a page can put a tree of ours. */
export interface Host {
  /** Its name in the titles of tests. */
  name: string;
  /** Puts an empty element for a tree on the page, with the style sheets beside it. */
  mount(): Mounted;
}

/** Puts the style sheets and an element for the tree in a node. @returns the element */
export function furnish(node: Node, page: Document): HTMLElement {
  const style = page.createElement("style");
  style.textContent = styleText;
  const container = page.createElement("div");
  // As wide on every page, whatever margins the page has.
  container.style.inlineSize = "600px";
  node.appendChild(style);
  return node.appendChild(container);
}

/** The page itself. */
export const lightDom: Host = {
  name: "the page itself",
  mount() {
    const host = emptyContainer();
    return { container: furnish(host, host.ownerDocument), remove: () => host.remove() };
  },
};

/** A shadow root of the browser's own. */
export const nativeShadow: Host = {
  name: "a native shadow root",
  mount() {
    const host = emptyContainer();
    return {
      container: furnish(host.attachShadow({ mode: "open" }), host.ownerDocument),
      remove: () => host.remove(),
    };
  },
};

/** A host whose page has a further style sheet. */
export const withStyle = ({ name, mount }: Host, text: string): Host => ({
  name,
  mount() {
    const mounted = mount();
    const style = mounted.container.ownerDocument.createElement("style");
    style.textContent = text;
    mounted.container.before(style);
    return mounted;
  },
});
