import { routeMapProperties, type Place } from "@travel-design/blocks/internal";
import { landAround } from "./land-around.ts";

/** The stops of a route map as they are written on a page. */
export const stopsOf = (written: unknown): readonly (Place & { name: string })[] =>
  routeMapProperties.stops
    .parse(written, () => {})
    .map(({ name, latitude = 0, longitude = 0 }) => ({
      name,
      latitude,
      longitude,
    }));

/** The text of a page's content file, with the land of each of its route maps. Where the land is right, it stays as it is. */
export function withLand(text: string): string {
  let isChanged = false;
  const content = JSON.parse(text, (_key, value) => {
    if (value?.definition !== "c:tdRouteMap") return value;
    const { land: before = "", ...attributes } = value.attributes ?? {};
    const land = landAround(stopsOf(attributes.stops));
    if (land === before) return value;
    isChanged = true;
    return { ...value, attributes: { ...(land && { land }), ...attributes } };
  });
  return isChanged ? `${JSON.stringify(content, null, 2)}\n` : text;
}
