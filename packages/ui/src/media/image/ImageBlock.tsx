import type { ComponentProps, ReactNode } from "react";
import type { Alignment } from "../../settings/normalise.ts";
import { splitSettings, useLayout } from "../../settings/use-layout.ts";
import { imageBlockModel, imageBlockSettingNames, type ImageFit } from "./image-block-model.ts";
import { useImageUrls } from "./image-urls.tsx";
import { Picture } from "./Picture.tsx";

/** Props of {@link ImageBlock}; what is not named here goes to the `<div>`. */
export interface ImageBlockProps extends Omit<ComponentProps<"div">, "children"> {
  /** The picture: its info, a JSON text of it, a content key or an address. */
  imageInfo?: unknown;
  /** In percent of what the block stands in; 100 unless told. */
  width?: string | number | undefined;
  /** In pixels; only a picture that covers its place is cropped to it. */
  height?: string | number | undefined;
  /** Where a picture that is narrower than its place stands. */
  alignment?: Alignment | undefined;
  /** A colour over the picture. */
  overlayColor?: string | undefined;
  /** How the picture fills its place. */
  fit?: ImageFit | undefined;
  /** Which part stays in view: "70% 60%". */
  position?: string | undefined;
  /** When to load it: at once unless told. Below the fold, `lazy` spares the visitor's data. */
  loading?: "eager" | "lazy" | undefined;
}

/** A picture of a chosen size, with a colour over it if wanted. Renders a `<div>`; without a usable picture nothing. */
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
