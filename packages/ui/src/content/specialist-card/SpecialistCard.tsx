import type { ComponentProps, ReactNode } from "react";
import { Icon, mailIcon } from "../../icons/index.ts";
import { classNames } from "../../internal/class-names.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { useLink } from "../../link/index.ts";
import { toMailAddress } from "../../link/mail-address.ts";
import { readImage } from "../../media/image/read-image.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { Picture, useImageUrls } from "../../media/image/index.ts";
import * as messages from "../../messages/index.ts";
import { toIconClass, useIconStylesheet, type IconStylesheetPorts } from "../icon-stylesheet/index.ts";

/** A travel specialist. */
export interface Specialist {
  /** The name. */
  title?: string | undefined;
  /** The destinations. */
  description?: string | undefined;
  /** Class of the mail icon in the icon font; our own mail icon without it, and until the font is there. */
  icon?: string | undefined;
  specialistEmail?: string | undefined;
  /** The photo: its info, a JSON text of it, a content key or an address. Without a text it is called by the name. */
  image?: unknown;
}

/** Props of {@link SpecialistCard}; what is not named here goes to the `<div>`. */
export interface SpecialistCardProps
  extends Specialist, Omit<ComponentProps<"div">, "children" | "title">, IconStylesheetPorts {}

/** A travel specialist with photo, name, destinations and a link to write to them. Renders a `<div>`. */
export function SpecialistCard(props: SpecialistCardProps): ReactNode {
  const { title, description, icon, specialistEmail, image, loadStylesheet, log, className, ...native } = props;
  const read = readSettings("Specialist card", { title, description, icon, specialistEmail, image });
  const name = read.text("title");
  const destinations = read.text("description");
  const portrait = readImage(read, "image", useImageUrls());
  const address = read.read("specialistEmail", toMailAddress, "an e-mail address");
  const iconClass = read.read("icon", toIconClass, "the class of an icon");
  const hasFont = useIconStylesheet({ loadStylesheet, log }, iconClass !== undefined);
  const { href } = useLink();
  useWarnings(read.warnings);
  return (
    <div {...native} className={classNames("td-specialist-card", className)}>
      <Picture
        image={portrait && { ...portrait, AltText: portrait.AltText || messages.portraitOf(name) }}
        loading="lazy"
        className="td-specialist-card__portrait"
      />
      <h3 className="td-specialist-card__name">{name}</h3>
      <p className="td-specialist-card__destinations">{destinations}</p>
      {address && (
        <a className="td-specialist-card__mail" href={href(`mailto:${address}`)} aria-label={messages.mailTo(name)}>
          {hasFont ? (
            <span className={`td-specialist-card__icon ${iconClass}`} aria-hidden="true" />
          ) : (
            <Icon shape={mailIcon} />
          )}
        </a>
      )}
    </div>
  );
}
