/** A place on earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A point of a drawing, in units of its view box. */
export interface Point {
  x: number;
  y: number;
}

/** Projects a place, in units of the earth's radius. The y axis points down. */
export type Projection = (place: Place) => Point;

const radians = Math.PI / 180;

/** The cone of a flatter projection would be too large to compute with. */
const minParallel = 5;

/** The longitude that differs by less than half a circle from another one, so that a route can cross the date line. */
const nearest = (longitude: number, other: number): number => {
  const turn = (longitude - other) / 360;
  return other + (turn - Math.round(turn)) * 360;
};

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/**
 * The middle of some places.
 *
 * @param places at least one
 */
export function centerOf(places: readonly Place[]): Place {
  const first = places[0]?.longitude ?? 0;
  return {
    latitude: middle(places.map(({ latitude }) => latitude)),
    longitude: middle(places.map(({ longitude }) => nearest(longitude, first))),
  };
}

/** The equidistant conic projection around a center: the curved parallels of an atlas. */
export function conicProjection(center: Place): Projection {
  const parallel = Math.max(Math.abs(center.latitude), minParallel) * (center.latitude < 0 ? -1 : 1) * radians;
  const radius = 1 / Math.tan(parallel);
  return ({ latitude, longitude }) => {
    const distance = radius + parallel - latitude * radians;
    const angle = (nearest(longitude, center.longitude) - center.longitude) * radians * Math.sin(parallel);
    return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) - radius };
  };
}
