import type { ReactNode } from "react";
import { Icon, mailIcon, phoneIcon } from "../../icons/index.ts";
import { useLink } from "../../link/index.ts";
import { toMailAddress } from "../../link/mail-address.ts";
import { toPhoneAddress } from "../../link/phone-address.ts";

/** A link that dials a telephone number or writes to an e-mail address. Renders an `<a>`, or nothing for another text. */
export function ContactLink({ contact }: { contact: string }): ReactNode {
  const { href } = useLink();
  const mail = toMailAddress(contact);
  const address = href(mail ? `mailto:${mail}` : toPhoneAddress(contact));
  if (address === undefined) return null;
  return (
    <a className="td-specialist-match__contact" href={address}>
      <Icon shape={mail ? mailIcon : phoneIcon} />
      <span className="td-specialist-match__address">{contact}</span>
    </a>
  );
}
