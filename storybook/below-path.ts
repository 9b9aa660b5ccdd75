/** Attributes with addresses of files. */
const attributes = ["src", "srcset", "imagesrcset", "href", "style"];
/** Where a file of the site begins, in an address, a list of addresses or a style. */
const siteFile = /(^|[\s,"'(])\/(?=(?:pictures|sfsites)\/)/gu;

/**
 * Lets the pictures of stories load if Storybook is published below a path. Their addresses begin at the root of a domain, as on the
 * site, and the code of a story shows them so.
 */
export function loadFilesBelowPath(page: Document): void {
  const { pathname: folder } = new URL(".", page.baseURI);
  if (folder === "/") return;
  const correct = (element: Element): void => {
    for (const name of attributes) {
      const value = element.getAttribute(name);
      const corrected = value?.replaceAll(siteFile, `$1${folder}`);
      if (corrected !== undefined && corrected !== value) element.setAttribute(name, corrected);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) {
        if (!(node instanceof Element)) continue;
        correct(node);
        for (const element of node.querySelectorAll(attributes.map((name) => `[${name}]`).join())) correct(element);
      }
    }
  });
  observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: attributes });
}
