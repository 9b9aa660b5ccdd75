/** A text, or nothing where a builder left it empty: an empty id or value is not the same as none. */
export const orNothing = (text: string): string | undefined => text || undefined;
