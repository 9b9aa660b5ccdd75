/**
 * Text as it is compared with what people type: without case, diacritics, hyphens and surrounding white space.
 *
 * @example foldText(" Indonesië ") // "indonesie"
 * @example foldText("Nieuw-Zeeland") // "nieuw zeeland"
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\p{Pd}\s]+/gu, " ")
    .trim()
    .toLowerCase();
