import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { useWarnings } from "../../internal/use-warnings.ts";
import { layoutBreakpoints, type Device } from "../../settings/breakpoints.ts";
import { toImageUrl } from "../../settings/css-values.ts";
import type { SiteImage } from "./site-image.ts";
import { isAvif, isSoundSrcSet } from "./src-set.ts";

/** Props of {@link Picture}; other props go to the `<img>`. */
export interface PictureProps extends Omit<ComponentProps<"img">, "alt" | "children" | "src" | "srcSet"> {
  /** The picture; nothing is rendered if its address is not allowed. */
  image: SiteImage | undefined;
  /** CSS for the element. */
  style?: CSSProperties | undefined;
  /** `lazy` for a picture that is out of view at first. */
  loading?: "eager" | "lazy" | undefined;
}

/** Browsers use the first source that matches, so the last one needs no condition. */
const mediaOf: Readonly<Record<Device, string | undefined>> = {
  mobile: `(max-width: ${layoutBreakpoints.mobileMax}em)`,
  tablet: `(max-width: ${layoutBreakpoints.tabletMax}em)`,
  desktop: undefined,
};

/**
 * A picture in the size that fits the screen. Renders an `<img>`, within a `<picture>` if it has several sizes; `ref` is
 * the `<img>`.
 */
export function Picture({ image, style, ...native }: PictureProps): ReactNode {
  const url = toImageUrl(image?.Url);
  const sets = url && image ? image.SrcSet : [];
  const sound = sets.filter(({ srcSet }) => isSoundSrcSet(srcSet));
  useWarnings(({ cannotLoad }) =>
    sets.filter((entry) => !sound.includes(entry)).map(({ formFactor, srcSet }) => cannotLoad(formFactor, srcSet)),
  );

  if (!url || !image) return null;
  const position = image.bgPosition === undefined ? undefined : { objectPosition: image.bgPosition };
  const element = <img {...native} style={{ ...position, ...style }} alt={image.AltText} src={url} />;
  if (sound.length === 0) return element;
  return (
    <picture>
      {sound.map(({ formFactor, srcSet }) => (
        <source
          key={formFactor}
          media={mediaOf[formFactor]}
          srcSet={srcSet}
          type={isAvif(srcSet) ? "image/avif" : undefined}
        />
      ))}
      {element}
    </picture>
  );
}
