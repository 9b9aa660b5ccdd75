import { Icon, Picture, useImageUrls, useLink } from "@travel-design/ui";
import { mailIcon } from "@travel-design/ui/icons";
import { toSiteImage } from "@travel-design/ui/models";
import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { specialists } from "../messages/specialists.ts";
import { useMessages } from "../messages/messages-context.tsx";
import { useIconStylesheet, type IconStylesheetPorts } from "../parts/icon-stylesheet/use-icon-stylesheet.ts";
import { specialistCardProperties } from "./specialist-card-properties.ts";

/** A travel specialist. */
export interface Specialist {
  /** The name. */
  title?: string | undefined;
  /** The destinations. */
  description?: string | undefined;
  /** Icon of the mail link: a name ("mail") or a class of an icon font. Our own mail icon without it, and until the font is loaded. */
  icon?: string | undefined;
  /** The specialist's e-mail address, shown as a link. */
  specialistEmail?: string | undefined;
  /** The photo: its info, a JSON text of it, a content key or an address. Its alternative text defaults to the name. */
  image?: unknown;
  /** Makes the name a link, for example to the request form: an https address, a path from the root of the site, or an anchor. */
  address?: string | undefined;
  /** `portrait` for a large photo above the name (the default), `row` for a small one beside it. */
  layout?: "portrait" | "row" | undefined;
}

/** Props of {@link SpecialistCard}; what is not named here goes to the `<div>`. */
export interface SpecialistCardProps
  extends Specialist, Omit<ComponentProps<"div">, "children" | "title">, IconStylesheetPorts {}

/** A travel specialist with photo, name, destinations and a mail link. Renders a `<div>`. */
export function SpecialistCard({ loadStylesheet, log, ...props }: SpecialistCardProps): ReactNode {
  const [settings, { className, ...native }] = useSettings("SpecialistCard", specialistCardProperties, props);
  const { title, description, specialistEmail, icon, image, address, layout } = settings;
  const messages = useMessages(specialists);
  const urls = useImageUrls();
  const portrait = image && toSiteImage(image, urls);
  const altText = portrait?.AltText || (title && messages.portraitOf(title));
  const { href } = useLink();
  const target = href(address);
  const hasFont = useIconStylesheet({ loadStylesheet, log }, icon !== undefined);
  return (
    <div {...native} className={classNames("td-block td-specialist-card", className)} data-layout={layout}>
      <Picture
        image={portrait && { ...portrait, AltText: altText }}
        loading="lazy"
        className="td-specialist-card__portrait"
      />
      {title && (
        <h3 className="td-specialist-card__name">
          {target === undefined ? (
            title
          ) : (
            <a className="td-specialist-card__link" href={target} aria-label={messages.requestFrom(title)}>
              {title}
            </a>
          )}
        </h3>
      )}
      {description && <p className="td-specialist-card__destinations">{description}</p>}
      {specialistEmail && (
        <a
          className="td-specialist-card__mail"
          href={href(`mailto:${specialistEmail}`)}
          aria-label={messages.mailTo(title)}
        >
          {hasFont ? (
            <span className={`td-specialist-card__icon ${icon}`} aria-hidden="true" />
          ) : (
            <Icon shape={mailIcon} />
          )}
        </a>
      )}
    </div>
  );
}
