import type { SiteImage, SiteImageSettings } from "@travel-design/ui";
import { largeImage, type Device } from "@travel-design/ui/internal";
import type { ImageInfo } from "@travel-design/ui/models";

/** The pictures that a builder chose per kind of screen. */
export type DeviceImages = Partial<Readonly<Record<Device, ImageInfo | undefined>>>;

/** A space would end the address in a source set. */
const sourceOf = ({ SrcSet, Url }: SiteImage, device: Device): string =>
  SrcSet.find(({ formFactor }) => formFactor === device)?.srcSet ?? `${Url.replaceAll(" ", "%20")} 1x`;

/**
 * One picture with a source per kind of screen. A phone without a picture of its own gets the tablet's, a tablet the
 * desktop's, and a desktop the largest that there is. The text and the position are those of the largest.
 *
 * @param urls how the site makes addresses of pictures
 * @returns undefined without any picture
 */
export function combineImages(images: DeviceImages, urls: SiteImageSettings): SiteImage | undefined {
  const desktop = largeImage(images.desktop, urls);
  const tablet = largeImage(images.tablet, urls);
  const mobile = largeImage(images.mobile, urls);
  const largest = desktop ?? tablet ?? mobile;
  if (!largest) return undefined;
  const onTablet = tablet ?? largest;
  const onMobile = mobile ?? onTablet;
  if (onTablet === largest && onMobile === largest) return largest;
  const SrcSet = [
    { formFactor: "mobile", srcSet: sourceOf(onMobile, "mobile") },
    { formFactor: "tablet", srcSet: sourceOf(onTablet, "tablet") },
    { formFactor: "desktop", srcSet: sourceOf(largest, "desktop") },
  ] as const;
  return { ...largest, SrcSet };
}
