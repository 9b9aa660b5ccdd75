import type { ReactNode } from "react";
import { isValidLink } from "../../link/index.ts";
import * as messages from "../../messages/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";

/** Props of {@link CheckboxLink}. */
export interface CheckboxLinkProps {
  href: string;
  label: string;
}

/** The page that a checkbox is about. Opens a new tab, and says so. Renders an `<a>`, or nothing for an unsafe address. */
export function CheckboxLink({ href, label }: CheckboxLinkProps): ReactNode {
  if (!isValidLink(href)) return null;
  return (
    <a className="td-checkbox__link" href={href} target="_blank" rel="noopener">
      {label} <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
