/** Letters that are no letter with a mark, as they are written without it. */
const spelled: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
};

/** A title as part of an address or of a file name. @example slugOf("Foto's uit Peru / Ærø") // "fotos-uit-peru-aero" */
export const slugOf = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    // In Dutch a part of the word: foto's, auto's.
    .replace(/['’‘ʼ]/g, "")
    .replace(/[ßæœøđðþł]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
