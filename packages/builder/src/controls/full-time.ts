const format = new Intl.DateTimeFormat("nl-NL", { dateStyle: "full", timeStyle: "short" });

/** Day and time in words. @param at milliseconds since 1970 */
export const fullTime = (at: number): string => format.format(at);
