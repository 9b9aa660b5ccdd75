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

/** The text of a page's content file, with the land of each of its route maps. */
export function withLand(text: string): string {
  const content = JSON.parse(text, (_key, value) => {
    if (value?.definition !== "c:tdRouteMap") return value;
    const { land: _old, ...attributes } = value.attributes;
    const land = landAround(stopsOf(attributes.stops));
    return { ...value, attributes: { ...(land && { land }), ...attributes } };
  });
  return text.includes("c:tdRouteMap") ? `${JSON.stringify(content, null, 2)}\n` : text;
}
