import type { ReactNode } from "react";
import { choices, useMessages } from "../../messages/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";

/** Props of {@link CheckboxLink}. */
export interface CheckboxLinkProps {
  href: string;
  /** The id of the visible text, which is a part of the checkbox's accessible name. */
  textId: string;
  label: string;
}

/** A link to the page that a checkbox is about. Opens a new tab, and its name says so. Renders an `<a>`. */
export function CheckboxLink({ href, textId, label }: CheckboxLinkProps): ReactNode {
  return (
    <a className="td-checkbox__link" href={href} target="_blank" rel="noopener">
      <span className="td-checkbox__link-text" id={textId}>
        {label}
      </span>{" "}
      <VisuallyHidden>{useMessages(choices).opensInNewTab}</VisuallyHidden>
    </a>
  );
}
