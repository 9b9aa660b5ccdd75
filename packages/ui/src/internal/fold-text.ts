/** Combining marks, dashes, invisible format characters and white space. */
const ignored = /[\p{M}\p{Pd}\p{Cf}\s]+/gu;

/**
 * A form of the text for comparing what a visitor typed with a name: without case, diacritics, hyphens and white space.
 *
 * @example foldText(" Zuid Afrika") === foldText("Zuid-Afrika"); // true
 * @example foldText("Indonesie") === foldText("Indonesië"); // true
 */
export const foldText = (text: string): string => text.toLowerCase().normalize("NFD").replace(ignored, "");
