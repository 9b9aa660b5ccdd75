import { Picture, useImageUrls } from "@travel-design/ui";
import { definedStyle, positionOfBlock, positionStyle } from "@travel-design/ui/internal";
import { classNames } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { bannerImage, type BannerSettings } from "./banner-properties.ts";

/** Props of {@link Banner}; other props go to the `<div>`. */
export interface BannerProps extends ComponentProps<"div"> {
  settings: BannerSettings;
  /** Whether the picture is probably the first large thing that a visitor sees. */
  first?: boolean | undefined;
}

/** A band as wide as its container, with text over an optional picture. Renders a `<div>`. */
export function Banner({ settings, first = false, className, style, children, ...native }: BannerProps): ReactNode {
  const { overlayColor, minHeight } = settings;
  const image = bannerImage(settings, useImageUrls());
  const ownStyle = definedStyle({
    "--_overlay": overlayColor,
    "--_min-height": minHeight,
    ...positionStyle(image?.bgPosition),
  });
  return (
    <div
      {...native}
      className={classNames("td-block td-banner", className)}
      data-image={image ? "" : undefined}
      style={{ ...ownStyle, ...style }}
    >
      <Picture
        image={image}
        className="td-banner__picture"
        style={positionOfBlock}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
      />
      {image && children && <div className="td-banner__overlay" />}
      {children && <div className="td-banner__content">{children}</div>}
    </div>
  );
}
