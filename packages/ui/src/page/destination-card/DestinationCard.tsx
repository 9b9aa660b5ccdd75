import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { useLink } from "../../link/index.ts";
import { Picture, plainText, useImageUrls } from "../../media/image/index.ts";
import { readImage } from "../../media/image/read-image.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { combineImages } from "../device-images.ts";

/** Props of {@link DestinationCard}; other props go to the `<div>`. */
export interface DestinationCardProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** The picture: its info, a JSON text of it, a content key or an address. */
  image?: unknown;
  /** The picture on a phone, where a card is as wide as the page; the same picture if empty. */
  imageMobile?: unknown;
  /** What the picture shows; the picture's own text if empty. Without any text screen readers skip it as decoration. */
  imageAltText?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
  /** Makes the whole card a link: an https, mailto or tel address, a path from the root of the site, or an anchor. */
  address?: string | undefined;
}

/** In a row of cards a picture is small, except on a phone. */
const cardWidths = { mobile: 960, tablet: 640, desktop: 640 };

/** A destination: a picture with a title and a text, optionally a link as a whole. Renders a `<div>`, or nothing without content. */
export function DestinationCard(props: DestinationCardProps): ReactNode {
  const { image, imageMobile, imageAltText, title, text, address, className, ...native } = props;
  const read = readSettings("Destination card", { image, imageMobile, imageAltText, title, text, address });
  const urls = { widths: cardWidths, ...useImageUrls() };
  const picture = combineImages({
    desktop: readImage(read, "image", urls),
    mobile: readImage(read, "imageMobile", urls),
  });
  const altText = plainText(read.text("imageAltText"));
  const texts = { title: read.text("title"), text: read.text("text") };
  const href = useLink().href(read.text("address"));
  useWarnings(read.warnings);
  if (!picture && !texts.title && !texts.text) return null;
  return (
    <div {...native} className={classNames("td-destination-card", className)}>
      <Picture
        image={picture && { ...picture, AltText: altText || picture.AltText }}
        className="td-destination-card__picture"
        loading="lazy"
        decoding="async"
      />
      {texts.title && (
        <h3 className="td-destination-card__title">
          {href === undefined ? (
            texts.title
          ) : (
            <a className="td-destination-card__link" href={href}>
              {texts.title}
            </a>
          )}
        </h3>
      )}
      {texts.text && <p className="td-destination-card__text">{texts.text}</p>}
    </div>
  );
}
