/** What one side of the product says about a request. */
export interface Rulebook {
  /** Where it stands, for example `the Apex classes`. */
  source: string;
  /** The source text of each regular expression, by what it is for; absent where this side has none. */
  patterns?: Readonly<Record<string, string>>;
  /** Bounds by what they bound; a side states those that it knows. */
  bounds: Readonly<Record<string, number>>;
  /** The keys of a request; absent where this side has no request. */
  keys?: readonly string[];
  /** The field that keeps each answer, by key; absent where this side stores nothing. */
  fields?: Readonly<Record<string, string>>;
}

/** Campaign data: the keys that share one bound. */
const campaignKeys = ["utmCampaign", "utmMedium", "utmSource", "gaId"];

/**
 * Names each length after the answer that it bounds.
 *
 * @example lengthsOf({ city: 100 }) // { "length of city": 100 }
 */
export const lengthsOf = (lengths: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(lengths).map(([key, length]) => [`length of ${key}`, length]));

/** The same length for every key of the campaign. */
export const campaignLengths = (length: number): Record<string, number> =>
  lengthsOf(Object.fromEntries(campaignKeys.map((key) => [key, length])));

/** Names each regular expression of a country. */
export const phonePatternsOf = (patterns: Readonly<Record<string, RegExp>>): Record<string, string> =>
  Object.fromEntries(Object.entries(patterns).map(([country, { source }]) => [`phone number ${country}`, source]));
