import { createContext, use, type ReactNode } from "react";
import type { SiteImageSettings } from "./site-image.ts";

const ImageUrlContext = createContext<SiteImageSettings>({});

/** Props of {@link ImageUrls}. */
export interface ImageUrlsProps {
  /** Base path, resizing and known contents of the site. Keep the object the same between renders. */
  settings: SiteImageSettings;
  children: ReactNode;
}

/** Provides the site's picture settings to every picture below. Renders no element. */
export function ImageUrls({ settings, children }: ImageUrlsProps): ReactNode {
  return <ImageUrlContext value={settings}>{children}</ImageUrlContext>;
}

/** The site's picture settings; without {@link ImageUrls} addresses are not rewritten. */
export function useImageUrls(): SiteImageSettings {
  return use(ImageUrlContext);
}
