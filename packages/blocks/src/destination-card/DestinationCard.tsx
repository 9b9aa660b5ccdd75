import { Picture, useImageUrls, useLink } from "@travel-design/ui";
import { largeImage, plainText } from "@travel-design/ui/internal";
import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { destinationCardProperties } from "./destination-card-properties.ts";

/** Props of {@link DestinationCard}; other props go to the `<div>`. */
export interface DestinationCardProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** The picture: its info, a JSON text of it, a content key or an address. */
  image?: unknown;
  /** What the picture shows; the picture's own text if empty. Without any text screen readers skip it as decoration. */
  imageAltText?: string | undefined;
  /** The title. Without it there is no heading. */
  title?: string | undefined;
  /** The text, a few sentences. */
  text?: string | undefined;
  /** Makes the whole card a link: an https, mailto or tel address, a path from the root of the site, or an anchor. */
  address?: string | undefined;
}

/** A card is at most as wide as the page of a phone. */
const widths = { mobile: 640, tablet: 640, desktop: 640 };

/** A destination: a picture with a title and a text, optionally a link as a whole. Renders a `<div>`, or nothing without content. */
export function DestinationCard(props: DestinationCardProps): ReactNode {
  const [settings, { className, ...native }] = useSettings("DestinationCard", destinationCardProperties, props);
  const { image, imageAltText, title, text, address } = settings;
  const picture = largeImage(image, { widths, ...useImageUrls() });
  const href = useLink().href(address);
  if (!picture && !title && !text) return null;
  return (
    <div {...native} className={classNames("td-block td-destination-card", className)}>
      <Picture
        image={picture && { ...picture, AltText: plainText(imageAltText) || picture.AltText }}
        className="td-destination-card__picture"
        loading="lazy"
        decoding="async"
      />
      {title && (
        <h3 className="td-destination-card__title">
          {href === undefined ? (
            title
          ) : (
            <a className="td-destination-card__link" href={href}>
              {title}
            </a>
          )}
        </h3>
      )}
      {text && <p className="td-destination-card__text">{text}</p>}
    </div>
  );
}
