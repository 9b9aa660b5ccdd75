/** An address from a title. @example slugOf("Peru & Bolivia op maat") // "peru-bolivia-op-maat" */
export const slugOf = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, "-")
    .replace(/^-+|-+$/g, "");
