/** A title as part of an address or of a file name. @example slugOf("Peru & Bolivia op maat") // "peru-bolivia-op-maat" */
export const slugOf = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, "-")
    .replace(/^-+|-+$/g, "");
