import { Link } from "@travel-design/ui/parts";
import type { ReactNode } from "react";
import { ActionLink } from "./ActionLink.tsx";

/** Props of {@link ActionLinks}. */
export interface ActionLinksProps {
  buttonLabel: string;
  buttonAddress: string | undefined;
  /** A second, less prominent link. */
  linkLabel: string;
  linkAddress: string | undefined;
}

/** A link that looks like a button, and one that does not. Renders a `<div>`, or nothing without labels. */
export function ActionLinks({ buttonLabel, buttonAddress, linkLabel, linkAddress }: ActionLinksProps): ReactNode {
  if (!buttonLabel && !linkLabel) return null;
  return (
    <div className="td-action-links">
      <ActionLink label={buttonLabel} address={buttonAddress} />
      {linkLabel && (
        <Link className="td-action-links__link" address={linkAddress}>
          {linkLabel}
        </Link>
      )}
    </div>
  );
}
