/** Whether a number can be a latitude in degrees: from -90 to 90. */
export const isLatitude = (degrees: number): boolean => Math.abs(degrees) <= 90;

/** Whether a number can be a longitude in degrees: from -180 to 180. */
export const isLongitude = (degrees: number): boolean => Math.abs(degrees) <= 180;
