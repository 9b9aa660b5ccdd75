import type { Place } from "./projection.ts";

/**
 * The outline of land as text: the number of steps in a degree, and for each ring of coast its points in steps, longitude
 * first. Each point but a ring's first is the difference from the one before.
 *
 * @example landText([[{ longitude: 5, latitude: 60 }, { longitude: 5.5, latitude: 60.1 }, …]], 10) // "10;50 600 5 1 …"
 */
export function landText(rings: readonly (readonly Place[])[], steps: number): string {
  const texts = rings.map((ring) => {
    const points = ring.map(({ longitude, latitude }) => [Math.round(longitude * steps), Math.round(latitude * steps)]);
    const numbers = points.flatMap((point, index) =>
      point.map((value, axis) => value - (points[index - 1]?.[axis] ?? 0)),
    );
    return numbers.join(" ").replaceAll(" -", "-");
  });
  return [steps, ...texts].join(";");
}

/** The rings of an outline that is written as {@link landText} does. */
export function ringsOf(text: string): readonly (readonly Place[])[] {
  const [steps = "", ...rings] = text.split(";");
  return rings.map((ring) => {
    const numbers = (ring.match(/-?\d+/g) ?? []).map((number) => Number(number) / (Number(steps) || 1));
    const place = { longitude: 0, latitude: 0 };
    return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => {
      place.longitude += numbers[2 * index] ?? 0;
      place.latitude += numbers[2 * index + 1] ?? 0;
      return { ...place };
    });
  });
}
