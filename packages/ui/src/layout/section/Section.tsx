import type { ComponentProps, ReactNode } from "react";
import { useImageUrls } from "../../media/image/image-urls.tsx";
import { ColumnRow, type ColumnSlots } from "../columns/ColumnRow.tsx";
import type { ColumnKey, Columns } from "../columns/section-config.ts";
import type { BackgroundSize, Size, VerticalAlignment } from "../../settings/choices.ts";
import type { DirectionProps } from "../../settings/directions.ts";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import { sectionModel, sectionProperties } from "./section-model.ts";

/** Props of {@link Section}; what is not named here goes to the `<div>`. */
export interface SectionProps<Key extends string = ColumnKey> extends ComponentProps<"div">, DirectionProps {
  /** The name of a layout, the columns, or their JSON text. By default one column `col1` of the whole width. */
  sectionConfig?: Columns<Key> | undefined;
  /** Content of the configured columns, by the key of the column. */
  slots?: ColumnSlots<NoInfer<Key>> | undefined;
  /** Columns and spacers placed by hand, instead of the configured ones. */
  children?: ReactNode;
  /** As a CSS length; a number counts pixels. The background is always as wide as the section. */
  maxContentWidth?: string | number | undefined;
  /** Room between columns beside each other, as a CSS length. */
  sectionColumnGutterWidth?: string | number | undefined;
  /** Room between the components in a column. */
  componentSpacerSize?: Size | undefined;
  /** As a CSS length; the section grows when its content needs more. */
  sectionMinHeight?: string | number | undefined;
  /** Position of the content between top and bottom. */
  sectionVerticalAlign?: VerticalAlignment | undefined;
  /** The picture behind the section: its info, a JSON text of it, a content key or an address. */
  backgroundImageDesktop?: unknown;
  /** The desktop's without it. */
  backgroundImageTablet?: unknown;
  /** The tablet's without it. */
  backgroundImageMobile?: unknown;
  /** What the picture shows; the picture's own text without it. Without any text screen readers skip it. */
  backgroundImageAltText?: string | undefined;
  /** The part of the picture that stays in view, as CSS: `center`, `70% 60%`, or per device: `70% 60% / 50% 50% / 30% 50%`. */
  backgroundImagePosition?: string | undefined;
  /** How the picture fills the section. */
  backgroundImageSizeOrRepeat?: BackgroundSize | undefined;
  /** A color over the picture, usually translucent, so that text on it is readable. */
  backgroundImageOverlay?: string | undefined;
}

/** A part of the page as wide as its container, with columns over an optional picture. Renders a `<div>`; `ref` is the `<div>`. */
export function Section<const Key extends string = ColumnKey>(sectionProps: SectionProps<Key>): ReactNode {
  const { slots, children, ...props } = sectionProps;
  const [settings, native] = useSettings("Section", sectionProperties, props);
  const { background, row, ...view } = sectionModel(settings, useImageUrls());
  const picture = background?.altText ? { role: "img", "aria-label": background.altText } : {};
  return (
    <div {...rootProps(view, native)}>
      {background && (
        <div className="td-section__background" {...picture}>
          <div className="td-section__picture" />
        </div>
      )}
      {settings.backgroundImageOverlay && <div className="td-section__overlay" />}
      <ColumnRow className={row.className} style={row.style} {...row.data} columns={row.columns} slots={slots}>
        {children}
      </ColumnRow>
    </div>
  );
}
