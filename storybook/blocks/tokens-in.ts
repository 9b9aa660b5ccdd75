import type { DesignToken } from "@travel-design/ui/tokens";

/**
 * The tokens that a style sheet reads, in the order of the table.
 *
 * @param css the sheet's text
 * @param table all tokens
 * @example tokensIn(".a { color: var(--td-text-color, #000) }", allTokens); // [{ name: "--td-text-color", … }]
 */
export function tokensIn(css: string, table: readonly DesignToken[]): DesignToken[] {
  const names = new Set([...css.matchAll(/var\(\s*(--td-[\w-]+)/gu)].map(([, name]) => name));
  return table.filter(({ name }) => names.has(name));
}
