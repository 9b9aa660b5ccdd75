const maxLatitude = 90;
const maxLongitude = 180;

/** Whether a number can be a latitude in degrees: from -90 to 90. */
export const isLatitude = (degrees: number): boolean => Math.abs(degrees) <= maxLatitude;

/** Whether a number can be a longitude in degrees: from -180 to 180. */
export const isLongitude = (degrees: number): boolean => Math.abs(degrees) <= maxLongitude;
