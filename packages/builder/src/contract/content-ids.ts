/** What the ids of theme layouts and brands begin with. A page has the id of its view, which contains no hyphen. */
export const idPrefixes = { themeLayout: "themeLayout-", brandingSet: "brandingSet-" } as const;

export const isBrandId = (id: string): boolean => id.startsWith(idPrefixes.brandingSet);
