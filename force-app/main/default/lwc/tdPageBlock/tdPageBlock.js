import { currentPath } from "c/tdPage";
import TdReactBlock from "c/tdReactBlock";
import { CurrentPageReference } from "lightning/navigation";
import { wire } from "lwc";

/** Base class of React blocks that depend on the current page, and that stay when the visitor goes to another page of the site. */
export default class TdPageBlock extends TdReactBlock {
  @wire(CurrentPageReference)
  receivePage() {
    // The router may change the address just after it emits the page.
    setTimeout(() => this.mounted?.update(this.shownSettings, { currentPath: currentPath() }));
  }
}
