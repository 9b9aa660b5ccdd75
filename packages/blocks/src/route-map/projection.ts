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

/** Size and middle of the range of some values. */
export function extentOf(values: readonly number[]): { size: number; middle: number } {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { size: max - min, middle: (min + max) / 2 };
}

/**
 * The middle of a route, of which each part goes the short way around the earth.
 *
 * @param places at least one
 */
export function centerOf(places: readonly Place[]): Place {
  let previous = places[0]?.longitude ?? 0;
  return {
    latitude: extentOf(places.map(({ latitude }) => latitude)).middle,
    longitude: extentOf(places.map(({ longitude }) => (previous = nearest(longitude, previous)))).middle,
  };
}

/** A projection, and its inverse. */
export interface ConicProjection {
  project: Projection;
  placeAt(point: Point): Place;
}

/** The equidistant conic projection around a center: the curved parallels of an atlas. */
export function conicProjection(center: Place): ConicProjection {
  const south = center.latitude < 0 ? -1 : 1;
  const parallel = Math.max(Math.abs(center.latitude), minParallel) * south * radians;
  const radius = 1 / Math.tan(parallel);
  return {
    project: ({ latitude, longitude }) => {
      const distance = radius + parallel - latitude * radians;
      const angle = (nearest(longitude, center.longitude) - center.longitude) * radians * Math.sin(parallel);
      return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) - radius };
    },
    placeAt: ({ x, y }) => ({
      latitude: (radius + parallel - south * Math.hypot(x, y + radius)) / radians,
      longitude: center.longitude + Math.atan2(south * x, south * (y + radius)) / Math.sin(parallel) / radians,
    }),
  };
}
