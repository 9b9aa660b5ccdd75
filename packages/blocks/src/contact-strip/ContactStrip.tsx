import { splitLines, toPhoneAddress } from "@travel-design/ui/internal";
import { classNames, Link, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { page } from "../messages/page.ts";
import { useMessages } from "../messages/messages-context.tsx";
import { Heading } from "../heading/Heading.tsx";
import type { TitleProps } from "../parts/title-properties.ts";
import { contactStripProperties } from "./contact-strip-properties.ts";

/** Props of {@link ContactStrip}; other props go to the `<div>`. */
export interface ContactStripProps extends TitleProps, Omit<ComponentProps<"div">, "children" | "title"> {
  /** A sentence below the title. */
  text?: string | undefined;
  /** As people write it: `020 555 01 23`. */
  phone?: string | undefined;
  /** When somebody answers; lines are separated by a line break or `||`. */
  hours?: string | undefined;
  /** An e-mail address, shown as a link. */
  email?: string | undefined;
}

/** One way to reach the agency. */
function Detail({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="td-contact-strip__detail">
      <dt className="td-contact-strip__label">{label}</dt>
      <dd className="td-contact-strip__value">{children}</dd>
    </div>
  );
}

/** How and when to reach the agency, in a row. Renders a `<div>`, or nothing without phone, hours and e-mail address. */
export function ContactStrip(props: ContactStripProps): ReactNode {
  const [settings, { className, ...native }] = useSettings("ContactStrip", contactStripProperties, props);
  const { title, level, text, phone, email } = settings;
  const messages = useMessages(page);
  const hours = splitLines(settings.hours);
  if (!phone && !email && hours.length === 0) return null;
  return (
    <div {...native} className={classNames("td-block td-contact-strip", className)}>
      <Heading title={title} lead={text} level={level} />
      <dl className="td-contact-strip__details">
        {phone && (
          <Detail label={messages.phone}>
            <Link className="td-contact-strip__link" address={toPhoneAddress(phone)}>
              {phone}
            </Link>
          </Detail>
        )}
        {hours.length > 0 && (
          <Detail label={messages.openingHours}>
            {hours.map((line, index) => (
              <span key={index} className="td-contact-strip__line">
                {line}
              </span>
            ))}
          </Detail>
        )}
        {email && (
          <Detail label={messages.email}>
            <Link className="td-contact-strip__link" address={`mailto:${email}`}>
              {email}
            </Link>
          </Detail>
        )}
      </dl>
    </div>
  );
}
