declare module "lineclip" {
  /** The part of a polygon inside a box of its smallest and largest x and y. */
  export function clipPolygon(points: [number, number][], box: [number, number, number, number]): [number, number][];
}

declare module "topojson-client" {
  /** The land of an atlas as polygons, each with a ring of coast and the rings of its inland seas, in degrees. */
  export function feature(
    atlas: object,
    part: object,
  ): { features: { geometry: { coordinates: [longitude: number, latitude: number][][][] } }[] };
}
