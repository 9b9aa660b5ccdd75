import { Icon, useLink } from "@travel-design/ui";
import { mailIcon, phoneIcon } from "@travel-design/ui/icons";
import { toMailAddress, toPhoneAddress } from "@travel-design/ui/internal";
import type { ReactNode } from "react";

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
