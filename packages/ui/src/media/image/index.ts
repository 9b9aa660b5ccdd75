export type { SiteImage, SiteImageSettings } from "./site-image.ts";
export type { ImageContent } from "./image-contents.ts";
export { ImageBlock, type ImageBlockProps } from "./ImageBlock.tsx";
export type { ImageFit } from "./image-block-model.ts";
export type { ImageUrlSettings } from "./image-url.ts";
export { ImageUrls, useImageUrls, type ImageUrlsProps } from "./image-urls.tsx";
export { Picture, type PictureProps } from "./Picture.tsx";
