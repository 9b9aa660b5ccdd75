/**
 * The custom properties with the part of a picture that stays in view on each device.
 *
 * @param positions the value of a `positions()` property; undefined leaves the positions of the style sheet
 */
export function positionStyle(positions: string | undefined): Readonly<Record<`--_${string}`, string | undefined>> {
  const [desktop, tablet = desktop, mobile = tablet] = positions?.split(" / ") ?? [];
  return { "--_position-desktop": desktop, "--_position-tablet": tablet, "--_position-mobile": mobile };
}

/** Style of a picture whose block says which part stays in view, so that the picture's own position does not apply. */
export const positionOfBlock = { objectPosition: undefined };
