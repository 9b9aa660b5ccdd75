import { Icon } from "@travel-design/ui";
import { menuIcon } from "@travel-design/ui/icons";
import { Link } from "@travel-design/ui/parts";
import { useId, type MouseEvent, type ReactNode } from "react";
import { page } from "../messages/page.ts";
import { useMessages } from "../messages/messages-context.tsx";
import type { PageLink } from "../parts/page-links.ts";

/** Props of {@link Navigation}. */
export interface NavigationProps {
  links: readonly PageLink[];
  currentPath: string;
}

/** A link to a place on the same page leaves the page, and the open menu, as they are. */
function closeMenu(event: MouseEvent<HTMLAnchorElement>): void {
  const menu = event.currentTarget.closest<HTMLElement>("[popover]");
  // Safari 16, Chrome before 114 and Firefox before 125 have no popover: their menu is always visible.
  if (menu && "hidePopover" in menu && menu.matches(":popover-open")) menu.hidePopover();
}

/** The links of the main menu: a row, or a list behind a button on a phone. Renders a `<nav>`, or nothing without links. */
export function Navigation({ links, currentPath }: NavigationProps): ReactNode {
  const menuId = useId();
  const messages = useMessages(page);
  if (links.length === 0) return null;
  return (
    <nav className="td-page-header__navigation" aria-label={messages.mainMenu}>
      <button type="button" className="td-page-header__menu-button" popoverTarget={menuId}>
        <Icon shape={menuIcon} />
        {messages.menu}
      </button>
      <ul id={menuId} className="td-page-header__links" popover="auto">
        {links.map(({ label, address }, index) => (
          <li key={index} className="td-page-header__item">
            <Link
              className="td-page-header__link"
              address={address}
              aria-current={currentPath !== "" && address === currentPath ? "page" : undefined}
              onClick={closeMenu}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
