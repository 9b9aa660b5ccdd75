/** The name of a block's LWC bundle. The prefix keeps a deployment from overwriting a customer's components. */
export const bundleName = (name: string): string => `td${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The name of a block in content files. @example definitionOf("hero") // "c:tdHero" */
export const definitionOf = (name: string): string => `c:${bundleName(name)}`;
