const format = new Intl.ListFormat("nl");

/** Titles in a sentence. */
export const listed = (titles: readonly string[]): string => format.format(titles);
