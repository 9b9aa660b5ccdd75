import { layoutBreakpoints, type Device } from "../../settings/breakpoints.ts";

/** A picture to load early, for `<link rel="preload" as="image">`. */
export interface ImagePreload {
  url: string;
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
 * The pictures to preload where each device may have its own, each address once and the one for the desktop last. Browsers find
 * pictures of style sheets late.
 *
 * @example devicePreloads({ desktop: "/a.jpg", tablet: "/a.jpg", mobile: "/a.jpg" }); // [{ url: "/a.jpg", media: "all" }]
 */
export function devicePreloads(urls: Partial<Readonly<Record<Device, string | undefined>>>): readonly ImagePreload[] {
  const devices = (["mobile", "tablet", "desktop"] as const).filter((device) => urls[device]);
  return devices.flatMap((device) => {
    const url = urls[device] ?? "";
    const users = devices.filter((other) => urls[other] === url);
    if (users.at(-1) !== device) return [];
    return [{ url, media: users.length === 3 ? "all" : users.map((user) => mediaOf[user]).join(", ") }];
  });
}
