import { layoutBreakpoints, type Device } from "../../settings/breakpoints.ts";
import { cssUrl } from "../../settings/css-values.ts";
import type { SiteImage } from "./site-image.ts";
import { isAvif, sizedUrl } from "./src-set.ts";

/** What a device loads of a picture. */
export interface DevicePicture {
  url: string;
  /** Its AVIF files and their densities, which newer browsers load instead. */
  srcSet?: string | undefined;
}

/** A picture to load early, for `<link rel="preload" as="image">`. */
export interface ImagePreload extends DevicePicture {
  /** Media query list of the screens that show it. */
  media: string;
}

const { mobileMax, tabletMax } = layoutBreakpoints;

/** The media queries of Section.css, per device. */
const mediaOf: Readonly<Record<Device, string>> = {
  mobile: `(width <= ${mobileMax}em)`,
  tablet: `(${mobileMax}em < width <= ${tabletMax}em)`,
  desktop: `(width > ${tabletMax}em)`,
};

/** What a device loads of a picture. */
export function devicePicture(picture: Pick<SiteImage, "Url" | "SrcSet">, device: Device): DevicePicture {
  const srcSet = picture.SrcSet.find(({ formFactor }) => formFactor === device)?.srcSet;
  return srcSet && isAvif(srcSet) ? { url: picture.Url, srcSet } : { url: sizedUrl(picture, device) };
}

/** A picture as CSS takes it, with the files among which the browser chooses. */
export function cssImage({ url, srcSet }: DevicePicture): string {
  if (!srcSet) return cssUrl(url);
  const files = srcSet.split(", ").map((candidate) => {
    const [address = "", density = ""] = candidate.split(" ");
    return `${cssUrl(address)} type("image/avif") ${density}`;
  });
  return `image-set(${[...files, `${cssUrl(url)} 1x`].join(", ")})`;
}

/**
 * The pictures to preload where each device may have its own, each once and the one for the desktop last. Browsers find
 * pictures of style sheets late.
 *
 * @example devicePreloads({ desktop: { url: "/a.jpg" } }); // [{ url: "/a.jpg", media: "(width > 64em)" }]
 */
export function devicePreloads(
  pictures: Partial<Readonly<Record<Device, DevicePicture | undefined>>>,
): readonly ImagePreload[] {
  const devices = (["mobile", "tablet", "desktop"] as const).filter((device) => pictures[device]?.url);
  const keyOf = (device: Device): string => JSON.stringify([pictures[device]?.url, pictures[device]?.srcSet]);
  return devices.flatMap((device) => {
    const users = devices.filter((other) => keyOf(other) === keyOf(device));
    const picture = pictures[device];
    if (!picture || users.at(-1) !== device) return [];
    return [{ ...picture, media: users.length === 3 ? "all" : users.map((user) => mediaOf[user]).join(", ") }];
  });
}
