// The part of a picture that stays in view, as its text is stored: a position for all devices, or one each, from wide to narrow.

/** A point of a picture, in percent from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

const words: Readonly<Record<string, number>> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

const percentOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : (words[text] ?? (/^\d+(?:\.\d+)?%$/.test(text) ? parseFloat(text) : undefined));

/** The point of a position; the middle for one that a picture cannot show, such as a length. */
export function pointOf(position: string): Point {
  const [first, second] = position.trim().toLowerCase().split(/\s+/);
  const isDown = (word: string | undefined): boolean => word === "top" || word === "bottom";
  const [across, down] = isDown(first) || second === "left" || second === "right" ? [second, first] : [first, second];
  return { x: percentOf(across) ?? 50, y: percentOf(down) ?? 50 };
}

/** What may stand between the positions of two devices. A second space belongs to a position that is being typed. */
const separator = / ?\/ ?/;

const inherit = (own: readonly string[]): string[] =>
  own.reduce<string[]>((shown, position) => [...shown, position || (shown.at(-1) ?? "")], []);

/**
 * The position of each device alone, from wide to narrow; empty for a device that has the one of the wider device.
 *
 * @example ownPositions("70% 60% / 70% 60% / left"); // ["70% 60%", "", "left"]
 */
export function ownPositions(text: string): readonly string[] {
  const positions = text.split(separator);
  // Between two devices that have one, an equal position only keeps the place of a device without.
  const isOwn = (device: number): boolean =>
    device === positions.length - 1 || positions[device] !== positions[device - 1];
  return [0, 1, 2].map((device) => (isOwn(device) ? (positions[device] ?? "") : ""));
}

/** The position that a device shows, which may be the one of a wider device. */
export const shownPosition = (text: string, device: number): string => inherit(ownPositions(text))[device] ?? "";

/**
 * The text with another position for a device. An empty one is that of the wider device.
 *
 * @example withPosition("70% 60%", 2, "left"); // "70% 60% / 70% 60% / left"
 */
export function withPosition(text: string, device: number, position: string): string {
  const own = ownPositions(text).with(device, position);
  // The picture is in the middle unless a position says otherwise.
  const hasNarrower = own.slice(1).some(Boolean);
  const shown = inherit(hasNarrower && own[0] === "" ? own.with(0, "center") : own);
  const last = own.findLastIndex(Boolean);
  return shown.slice(0, Math.max(last, 0) + 1).join(" / ");
}
