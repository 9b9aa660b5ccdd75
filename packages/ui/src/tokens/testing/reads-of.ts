/** One place where a sheet reads a value from outside. */
export interface SheetRead {
  /** The custom property that is asked first. */
  name: string;
  /** The whole `var(…)`, with single spaces. */
  value: string;
}

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, "");
const singleSpaced = (value: string): string => value.replace(/\s+/g, " ").replace(/\( /g, "(").replace(/ \)/g, ")");

/** The end of the bracket that opens at or after a place. */
function closingBracket(css: string, from: number): number {
  let depth = 0;
  for (let index = css.indexOf("(", from); index < css.length; index += 1) {
    if (css[index] === "(") depth += 1;
    if (css[index] === ")") depth -= 1;
    if (depth === 0) return index + 1;
  }
  return css.length;
}

/** Every token and site setting that a sheet reads, in order; the content of a fallback belongs to its read. */
export function readsOf(css: string): SheetRead[] {
  const text = withoutComments(css);
  const reads: SheetRead[] = [];
  const opening = /var\(\s*(--(?:td|dxp)-[\w-]+)/g;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const end = closingBracket(text, match.index);
    reads.push({ name: match[1] ?? "", value: singleSpaced(text.slice(match.index, end)) });
    opening.lastIndex = end;
  }
  return reads;
}
