export { fallbackImage, toSiteImage, type ImageContent, type SiteImage, type SiteImageSettings } from "./site-image.ts";
export { ImageBlock, type ImageBlockProps } from "./ImageBlock.tsx";
export type { ImageFit } from "./image-block-model.ts";
export {
  ImagePreloadError,
  imageLoader,
  preloadImages,
  type LoadImage,
  type PreloadFailure,
  type PreloadRequest,
} from "./preload-images.ts";
export { contentKeyUrl, imageUrl, optimizedUrl, type ImageSize, type ImageUrlSettings } from "./image-url.ts";
export { ImageUrls, useImageUrls, type ImageUrlsProps } from "./image-urls.tsx";
export { Picture, type PictureProps } from "./Picture.tsx";
export { plainText } from "./plain-text.ts";
export { readImageInfo, type ImageInfo } from "./image-info.ts";
export { buildSrcSet, imageWidths, isSoundSrcSet, type ImageWidths, type SrcSetEntry } from "./src-set.ts";
