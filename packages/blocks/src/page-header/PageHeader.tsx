import { useImageUrls } from "@travel-design/ui";
import { toSiteImage } from "@travel-design/ui/models";
import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { page } from "../messages/page.ts";
import { useMessages } from "../messages/messages-context.tsx";
import type { PageLink } from "../parts/page-links.ts";
import { Brand } from "./Brand.tsx";
import { Navigation } from "./Navigation.tsx";
import { pageHeaderProperties } from "./page-header-properties.ts";

/** Props of {@link PageHeader}; other props go to the `<div>`. */
export interface PageHeaderProps extends Omit<ComponentProps<"div">, "children"> {
  /** Name of the brand. */
  brandName?: string | undefined;
  /** A short line below the name. */
  tagline?: string | undefined;
  /** The logo before the name: its info, a JSON text of it, a content key or an address. */
  logo?: unknown;
  /** Where the brand links to; the root of the site by default. */
  homeAddress?: string | undefined;
  /** The links of the menu, or their text: rows of `label | address`. */
  links?: readonly PageLink[] | string | undefined;
  /** The path of the page that is shown; the link to it is marked as the current page. */
  currentPath?: string | undefined;
}

/** A page without a focusable `<main>`, such as a Salesforce page, gets one, so that Tab continues in the content. */
function focusMain(event: MouseEvent<HTMLAnchorElement>): void {
  const main = event.currentTarget.ownerDocument.querySelector("main");
  if (!main) return;
  if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
  main.focus();
}

/**
 * The brand and the main menu above every page. On a phone the links are behind a menu button, also without script. Renders
 * a `<div>`: the host puts it in its own `<header>`.
 */
export function PageHeader(props: PageHeaderProps): ReactNode {
  const [settings, { className, ...native }] = useSettings("PageHeader", pageHeaderProperties, props);
  const { brandName, tagline, logo, homeAddress, links, currentPath } = settings;
  const urls = useImageUrls();
  const { skipToContent } = useMessages(page);
  return (
    <div {...native} className={classNames("td-block td-page-header", className)}>
      <a className="td-page-header__skip" href="#inhoud" onClick={focusMain}>
        {skipToContent}
      </a>
      <div className="td-page-header__row">
        <Brand name={brandName} tagline={tagline} address={homeAddress} logo={logo && toSiteImage(logo, urls)} />
        <Navigation links={links} currentPath={currentPath} />
      </div>
    </div>
  );
}
