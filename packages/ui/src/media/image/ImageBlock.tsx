import type { ComponentProps, ReactNode } from "react";
import type { Alignment } from "../../settings/choices.ts";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import { imageBlockModel, imageBlockProperties, type ImageFit } from "./image-block-model.ts";
import { useImageUrls } from "./image-urls.tsx";
import { Picture } from "./Picture.tsx";
import { positionOfBlock } from "./position-style.ts";

/** Props of {@link ImageBlock}; other props go to the `<div>`. */
export interface ImageBlockProps extends Omit<ComponentProps<"div">, "children"> {
  /** The picture: its info, that info as JSON text, a content key or an address. */
  imageInfo?: unknown;
  /** In percent of the container; 100 by default. */
  width?: string | number | undefined;
  /** In pixels; applies only to a picture that covers its box. */
  height?: string | number | undefined;
  /** Side of a picture that is narrower than its container. */
  alignment?: Alignment | undefined;
  /** A color over the picture. */
  overlayColor?: string | undefined;
  /** How the picture fills its box. */
  fit?: ImageFit | undefined;
  /** Which part stays visible when it is cropped: "70% 60%", or per device: "70% 60% / 50% 50% / 30% 50%". */
  position?: string | undefined;
  /** When to load it: at once by default. Below the fold, `lazy` saves data. */
  loading?: "eager" | "lazy" | undefined;
}

/** A picture of a chosen size, with an optional color over it. Renders a `<div>`, or nothing without a valid picture. */
export function ImageBlock({ loading = "eager", ...props }: ImageBlockProps): ReactNode {
  const [settings, native] = useSettings("ImageBlock", imageBlockProperties, props);
  const view = imageBlockModel(settings, useImageUrls());
  const root = rootProps(view, native);
  if (!view.image) return null;
  return (
    <div {...root}>
      <div className="td-image-block__frame">
        <Picture image={view.image} loading={loading} className="td-image-block__picture" style={positionOfBlock} />
        {view.hasOverlay && <div className="td-image-block__overlay" />}
      </div>
    </div>
  );
}
