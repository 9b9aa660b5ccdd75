import { splitLines, toPhoneAddress } from "@travel-design/ui/internal";
import { classNames, Link, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import type { PageLink } from "../parts/page-links.ts";
import { pageFooterProperties } from "./page-footer-properties.ts";

/** Props of {@link PageFooter}; other props go to the `<div>`. */
export interface PageFooterProps extends Omit<ComponentProps<"div">, "children"> {
  /** Name of the brand. */
  brandName?: string | undefined;
  /** A few words about the brand. */
  brandText?: string | undefined;
  /** Title above the contact details. */
  contactHeading?: string | undefined;
  /** Opening hours or an address; lines are separated by a line break or `||`. */
  contactText?: string | undefined;
  /** An e-mail address, shown as a link. */
  email?: string | undefined;
  /** As people write it: `020 123 45 67`. */
  phone?: string | undefined;
  /** Title above the links. */
  linksHeading?: string | undefined;
  /** The links, or their text: rows of `label | address`. */
  links?: readonly PageLink[] | string | undefined;
  /** The last line, in small print. */
  smallPrint?: string | undefined;
}

/** A column of the footer below its title, which is left out if empty. Renders a `<div>`. */
function FooterColumn({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className="td-page-footer__column">
      {title && <h2 className="td-page-footer__heading">{title}</h2>}
      {children}
    </div>
  );
}

/** Brand, contact details and links below every page. Renders a `<div>`: the host puts it in its own `<footer>`. */
export function PageFooter(props: PageFooterProps): ReactNode {
  const [settings, { className, ...native }] = useSettings("PageFooter", pageFooterProperties, props);
  const { brandName, brandText, contactHeading, email, phone, linksHeading, links, smallPrint } = settings;
  const contactLines = splitLines(settings.contactText);
  const hasContact = contactHeading !== "" || contactLines.length > 0 || email !== undefined || phone !== undefined;
  return (
    <div {...native} className={classNames("td-block td-page-footer", className)}>
      <div className="td-page-footer__content">
        {(brandName || brandText) && (
          <div className="td-page-footer__column">
            {brandName && <p className="td-page-footer__heading">{brandName}</p>}
            {brandText && <p className="td-page-footer__text">{brandText}</p>}
          </div>
        )}
        {hasContact && (
          <FooterColumn title={contactHeading}>
            {contactLines.map((line, index) => (
              <p key={index} className="td-page-footer__text">
                {line}
              </p>
            ))}
            {phone && (
              <Link className="td-page-footer__link" address={toPhoneAddress(phone)}>
                {phone}
              </Link>
            )}
            {email && (
              <Link className="td-page-footer__link" address={`mailto:${email}`}>
                {email}
              </Link>
            )}
          </FooterColumn>
        )}
        {links.length > 0 && (
          <FooterColumn title={linksHeading}>
            <ul className="td-page-footer__links">
              {links.map(({ label, address }, index) => (
                <li key={index} className="td-page-footer__item">
                  <Link className="td-page-footer__link" address={address}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterColumn>
        )}
        {smallPrint && <p className="td-page-footer__small-print">{smallPrint}</p>}
      </div>
    </div>
  );
}
