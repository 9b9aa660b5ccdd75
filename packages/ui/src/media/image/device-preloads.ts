import { layoutBreakpoints, type Device } from "../../settings/breakpoints.ts";

/** What a device loads of a picture. */
interface DevicePicture {
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
