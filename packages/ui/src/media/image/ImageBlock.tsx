import type { ComponentProps, ReactNode } from "react";
import type { Alignment } from "../../settings/normalise.ts";
import { splitSettings, useLayout } from "../../settings/use-layout.ts";
import { imageBlockModel, imageBlockSettingNames, type ImageFit } from "./image-block-model.ts";
import { useImageUrls } from "./image-urls.tsx";
import { Picture } from "./Picture.tsx";

/** Props of {@link ImageBlock}; other props go to the `<div>`. */
export interface ImageBlockProps extends Omit<ComponentProps<"div">, "children"> {
  /** The picture: its info, that info as JSON text, a content key or an address. */
  imageInfo?: unknown;
  /** In percent of the container's width; 100 by default. */
  width?: string | number | undefined;
  /** In pixels; applies only with fit `cover`, which crops the picture. */
  height?: string | number | undefined;
  /** Position of a picture that is narrower than its container. */
  alignment?: Alignment | undefined;
  /** A color over the picture. */
  overlayColor?: string | undefined;
  /** How the picture fills its box. */
  fit?: ImageFit | undefined;
  /** Which part stays visible when it is cropped: "70% 60%". */
  position?: string | undefined;
  /** When to load it; `eager` by default. Use `lazy` below the fold to save the visitor's data. */
  loading?: "eager" | "lazy" | undefined;
}

/** A picture of a chosen size, with an optional color over it. Renders a `<div>`, or nothing without a valid picture. */
export function ImageBlock({ loading, ...props }: ImageBlockProps): ReactNode {
  const [settings, native] = splitSettings(props, imageBlockSettingNames);
  const view = imageBlockModel(settings, useImageUrls());
  const root = useLayout(view, native);
  if (!view.image) return null;
  return (
    <div {...root}>
      <div className="td-image-block__frame">
        <Picture image={view.image} loading={loading} className="td-image-block__picture" />
        {view.hasOverlay && <div className="td-image-block__overlay" />}
      </div>
    </div>
  );
}
