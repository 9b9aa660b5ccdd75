import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { Link } from "../../link/Link.tsx";
import { toMailAddress } from "../../link/mail-address.ts";
import { toPhoneAddress } from "../../link/phone-address.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { splitSettings } from "../../settings/use-layout.ts";
import { splitLines } from "../lines.ts";
import { toPageLinks, type PageLink } from "../page-links.ts";
import { FooterColumn } from "./FooterColumn.tsx";

/** Props of {@link PageFooter}; other props go to the `<div>`. */
export interface PageFooterProps extends Omit<ComponentProps<"div">, "children"> {
  brandName?: string | undefined;
  /** A few words about the brand. */
  brandText?: string | undefined;
  contactHeading?: string | undefined;
  /** Opening hours or an address; lines are separated by a line break or `||`. */
  contactText?: string | undefined;
  email?: string | undefined;
  /** As people write it: `020 123 45 67`. */
  phone?: string | undefined;
  linksHeading?: string | undefined;
  /** The links, or their JSON text. */
  links?: readonly PageLink[] | string | undefined;
  /** The last line, in small print. */
  smallPrint?: string | undefined;
}

const pageFooterSettingNames = [
  "brandName",
  "brandText",
  "contactHeading",
  "contactText",
  "email",
  "phone",
  "linksHeading",
  "links",
  "smallPrint",
] as const;

/** Brand, contact details and links below every page. Renders a `<div>`: the host puts it in its own `<footer>`. */
export function PageFooter(props: PageFooterProps): ReactNode {
  const [settings, native] = splitSettings(props, pageFooterSettingNames);
  const read = readSettings("Page footer", settings);
  const brand = { name: read.text("brandName"), text: read.text("brandText") };
  const contactLines = splitLines(read.text("contactText"));
  const mailAddress = read.read("email", toMailAddress, "an e-mail address");
  const phoneAddress = read.read("phone", toPhoneAddress, "a telephone number");
  const phoneText = read.text("phone");
  const contactTitle = read.text("contactHeading");
  const linksTitle = read.text("linksHeading");
  const pageLinks = toPageLinks(settings.links);
  const lastLine = read.text("smallPrint");
  useWarnings(read.warnings);
  const hasBrand = brand.name !== "" || brand.text !== "";
  const hasContact =
    contactTitle !== "" || contactLines.length > 0 || mailAddress !== undefined || phoneAddress !== undefined;
  return (
    <div {...native} className={classNames("td-page-footer", native.className)}>
      <div className="td-page-footer__content">
        {hasBrand && (
          <div className="td-page-footer__column">
            {brand.name && <p className="td-page-footer__heading">{brand.name}</p>}
            {brand.text && <p className="td-page-footer__text">{brand.text}</p>}
          </div>
        )}
        {hasContact && (
          <FooterColumn title={contactTitle}>
            {contactLines.map((line, index) => (
              <p key={index} className="td-page-footer__text">
                {line}
              </p>
            ))}
            {phoneAddress && (
              <Link className="td-page-footer__link" address={phoneAddress}>
                {phoneText}
              </Link>
            )}
            {mailAddress && (
              <Link className="td-page-footer__link" address={`mailto:${mailAddress}`}>
                {mailAddress}
              </Link>
            )}
          </FooterColumn>
        )}
        {pageLinks.length > 0 && (
          <FooterColumn title={linksTitle}>
            <ul className="td-page-footer__links">
              {pageLinks.map(({ label, address }, index) => (
                <li key={index} className="td-page-footer__item">
                  <Link className="td-page-footer__link" address={address}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterColumn>
        )}
        {lastLine && <p className="td-page-footer__small-print">{lastLine}</p>}
      </div>
    </div>
  );
}
