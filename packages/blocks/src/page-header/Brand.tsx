import { Picture, type SiteImage } from "@travel-design/ui";
import { Link } from "@travel-design/ui/parts";
import type { ReactNode } from "react";
import { page } from "../messages/page.ts";
import { useMessages } from "../messages/messages-context.tsx";

/** Props of {@link Brand}. */
export interface BrandProps {
  name: string;
  tagline: string;
  address: string;
  logo: SiteImage | undefined;
}

/** The logo, the name and the tagline as one link. Renders an `<a>`, or nothing without any of them. */
export function Brand({ name, tagline, address, logo }: BrandProps): ReactNode {
  const { homePage } = useMessages(page);
  if (!name && !tagline && !logo) return null;
  // A logo beside the name is decoration: the link is called by its text.
  const logoText = name || tagline ? "" : logo?.AltText || homePage;
  return (
    <Link className="td-page-header__brand" address={address}>
      <Picture
        image={logo && { ...logo, AltText: logoText, SrcSet: [] }}
        className="td-page-header__logo"
        width={40}
        height={40}
      />
      <span className="td-page-header__names">
        {name && <span className="td-page-header__name">{name}</span>}
        {/* The space separates the words for screen readers. */}
        {name && tagline && " "}
        {tagline && <span className="td-page-header__tagline">{tagline}</span>}
      </span>
    </Link>
  );
}
