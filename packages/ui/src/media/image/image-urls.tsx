import { createContext, use, type ReactNode } from "react";
import type { SiteImageSettings } from "./site-image.ts";

const ImageUrlContext = createContext<SiteImageSettings>({});

/** Props of {@link ImageUrls}. */
export interface ImageUrlsProps {
  /** Base path, optimiser and widths of the site. Keep the object the same between renders. */
  settings: SiteImageSettings;
  children: ReactNode;
}

/** Tells every picture below how this site makes addresses. Renders no element. */
export function ImageUrls({ settings, children }: ImageUrlsProps): ReactNode {
  return <ImageUrlContext value={settings}>{children}</ImageUrlContext>;
}

/** How this site makes addresses of pictures; without {@link ImageUrls} as they are given. */
export function useImageUrls(): SiteImageSettings {
  return use(ImageUrlContext);
}
