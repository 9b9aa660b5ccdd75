import { toInteger } from "@travel-design/ui/internal";

/** How many stars there are to fill. */
export const mostStars = 5;

/**
 * A rating in whole stars, from 1 to 5, of a number or its text.
 *
 * @returns undefined for what is no number
 * @example toRating(3.6); // 4
 */
export const toRating = (value: unknown): number | undefined => toInteger(value, 1, mostStars);
