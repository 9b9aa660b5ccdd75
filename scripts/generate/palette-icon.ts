/**
 * The icon in the Components panel: the block's lines on a tile, in the colours of the sample brand.
 *
 * @param path path data on a grid of 48 by 48
 */
export const paletteIcon = (path: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <rect width="48" height="48" rx="6" fill="#0f4c4a" />
  <path d="${path}" fill="none" stroke="#fbf7ef" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
</svg>
`;
