/**
 * The blocks that live in the browser, by the name that a page's content file uses. A page links the scripts of those that
 * stand on it; every other block is plain HTML.
 */
export const liveBlocks = ["quotationForm"] as const;

/** Blocks that change with the form's step only. The form's page fetches their one script when the visitor begins to act. */
export const followers: readonly string[] = [];

const names: ReadonlySet<string> = new Set([...liveBlocks, ...followers]);

/** Whether a block lives in the browser. */
export const isLive = (name: string): boolean => names.has(name);

/** The file of a living block's script, beside this one. @example scriptOf("quotationForm") // "quotation-form.tsx" */
export const scriptOf = (name: string): string =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
