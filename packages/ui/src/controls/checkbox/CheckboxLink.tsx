import type { ReactNode } from "react";
import { useLink } from "../../link/index.ts";
import * as messages from "../../messages/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";

/** Props of {@link CheckboxLink}. */
export interface CheckboxLinkProps {
  address: string;
  label: string;
}

/** A link to the page that a checkbox is about. Opens a new tab, and its name says so. Renders an `<a>`, or nothing if the address is invalid. */
export function CheckboxLink({ address, label }: CheckboxLinkProps): ReactNode {
  const href = useLink().href(address);
  if (href === undefined) return null;
  return (
    <a className="td-checkbox__link" href={href} target="_blank" rel="noopener">
      {label} <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
