// Types of `style.css` and `page.css`: TypeScript 6 and later require types of every import.

/** Style sheets export no values. */
export type Exports = never;
