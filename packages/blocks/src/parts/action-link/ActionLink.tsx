import { useLink } from "@travel-design/ui";
import type { ReactNode } from "react";

/** Props of {@link ActionLink}. */
export interface ActionLinkProps {
  label: string;
  /** An https, mailto or tel address, a path from the root of the site, or an anchor. */
  address: string | undefined;
}

/** A link that looks like a button. Renders an `<a>`, only its label if the address is not a valid link, and nothing without a label. */
export function ActionLink({ label, address }: ActionLinkProps): ReactNode {
  const href = useLink().href(address);
  if (!label) return null;
  if (href === undefined) return <p className="td-action-label">{label}</p>;
  return (
    <a className="td-button btn btn-primary btn-md td-action-link" data-variant="primary" data-size="md" href={href}>
      {label}
    </a>
  );
}
