/** What one side of the product states about a request: values by name. */
export interface Side {
  /** For example `the Apex classes`. */
  source: string;
  rules: Readonly<Record<string, string | number>>;
}

/** A sentence for each name whose value differs between the sides that state it, or that only one side states. */
export function differences(sides: readonly Side[]): string[] {
  const names = new Set(sides.flatMap(({ rules }) => Object.keys(rules)));
  return [...names].flatMap((name) => {
    const stating = sides.filter(({ rules }) => name in rules);
    if (stating.length === 1) return [`${stating[0]?.source} alone states "${name}", so it was not compared.`];
    if (new Set(stating.map(({ rules }) => rules[name])).size === 1) return [];
    return [`"${name}" differs: ${stating.map(({ source, rules }) => `${source} ${rules[name]}`).join(", ")}.`];
  });
}

/**
 * Names each maximum length after its answer.
 *
 * @example maxLengthsOf({ city: 100 }) // { "maxLength of city": 100 }
 */
export const maxLengthsOf = (lengths: Readonly<Record<string, number>>): Side["rules"] =>
  Object.fromEntries(Object.entries(lengths).map(([key, length]) => [`maxLength of ${key}`, length]));

/** Names the bounds of a number after its answer. */
export const boundsOf = (key: string, { min, max }: { min: number; max: number }): Side["rules"] => ({
  [`min ${key}`]: min,
  [`max ${key}`]: max,
});
