// Types of `style.css`: TypeScript 6 and later require types of every import.

/** Style sheets export no values. */
export type Exports = never;
