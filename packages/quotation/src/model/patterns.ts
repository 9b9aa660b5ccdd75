/** Local part, @, domain, dot and a top-level domain of at least two letters. */
export const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** What Salesforce rejects on either side of the @: a leading, trailing or double dot. */
export const emailDotsPattern = /^\.|\.\.|\.@|@\.|\.$/;

/** Dutch: four digits not starting with 0, an optional space, and two letters that are not SA, SD or SS. */
export const postalCodePattern = /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/i;

/** Belgian: four digits not starting with 0. */
export const belgianPostalCodePattern = /^[1-9]\d{3}$/;

/** One pattern per country, for a sanitized number. A number is valid if it matches any of them. */
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

/** Whether a sanitized number matches the pattern of any country. */
export const isPhoneNumber = (text: string): boolean =>
  Object.values(phonePatterns).some((pattern) => pattern.test(text));

/** The country codes of {@link phonePatterns}. */
export const countryCodePattern = /^\+?(?:31|49|44|33|39|34|46|48|32|30|1)/;

/** An integer, written in digits only. */
export const integerPattern = /^\d+$/;
