const plural = /^(?:Bahama|Dominicaanse |Faeröer|Filipijnen|Malediven|Seychellen|Verenigde )/;

/**
 * A destination as it is named in a sentence.
 *
 * @example withArticle("Verenigde Staten") // "de Verenigde Staten"
 * @example withArticle("Japan") // "Japan"
 */
export function withArticle(destination: string): string {
  if (plural.test(destination)) return `de ${destination}`;
  return destination.startsWith("Verenigd ") ? `het ${destination}` : destination;
}
