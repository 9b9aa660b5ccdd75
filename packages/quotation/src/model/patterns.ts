/** Local part, @, domain, dot and a top-level domain of at least two letters. */
export const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** What the platform refuses on either side of the @: a leading, trailing or double dot. */
export const emailDotsPattern = /^\.|\.\.|\.@|@\.|\.$/;

/** Four digits not starting with 0, an optional space, and two letters that are not SA, SD or SS. */
export const postalCodePattern = /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/i;

/** One pattern a country, for a number without spaces and signs; a number is right when any one of them accepts it. */
export const phonePatterns = {
  NL: /^(?:\+31|0)?\d{9}$/,
  DE: /^\+49\d{10}$/,
  UK: /^\+44\d{10}$/,
  FR: /^\+33\d{9}$/,
  IT: /^\+39\d{10}$/,
  ES: /^\+34\d{9}$/,
  SE: /^\+46\d{9}$/,
  PL: /^\+48\d{9}$/,
  BE: /^\+32\d{9}$/,
  GR: /^\+30\d{10}$/,
  US: /^\+1\d{10}$/,
} as const satisfies Record<string, RegExp>;

/** A whole number, written in digits only. */
export const wholeNumberPattern = /^\d+$/;
