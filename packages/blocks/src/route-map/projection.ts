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

const radians = Math.PI / 180;

/** In the projection the poles are infinitely far away. */
const maxLatitude = 85;

/** The longitude that differs by less than half a circle from another one, so that a route can cross the date line. */
export const nearestLongitude = (longitude: number, other: number): number => {
  const turn = (longitude - other) / 360;
  return other + (turn - Math.round(turn)) * 360;
};

/** Size and middle of the range of some values. */
export function extentOf(values: readonly number[]): { size: number; middle: number } {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { size: max - min, middle: (min + max) / 2 };
}

/** Mercator's projection, which keeps the shape of a country. Both coordinates are in degrees of longitude; y increases to the south. */
export function project({ latitude, longitude }: Place): Point {
  const north = Math.min(Math.max(latitude, -maxLatitude), maxLatitude);
  return { x: longitude, y: -Math.asinh(Math.tan(north * radians)) / radians };
}

/** The inverse of {@link project} for a y. */
export const latitudeAt = (y: number): number => Math.atan(Math.sinh(-y * radians)) / radians;
