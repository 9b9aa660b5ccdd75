/** An e-mail address; `misplacedDotPattern` adds a rule about its dots. */
export const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** Dots that Salesforce rejects: at either end of a side of the @, or next to another dot. */
export const misplacedDotPattern = /^\.|\.\.|\.@|@\.|\.$/;

/** A Dutch postal code; the letters SA, SD and SS are never used. */
export const dutchPostalCodePattern = /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/i;

/** A Belgian postal code. */
export const belgianPostalCodePattern = /^[1-9]\d{3}$/;

/** Phone numbers by country, after sanitizing. A number is valid when any pattern matches. */
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
};

/** Country calling codes of `phonePatterns`. */
export const callingCodes = ["31", "49", "44", "33", "39", "34", "46", "48", "32", "30", "1"];

const phonePatternList = Object.values(phonePatterns);

/** Whether Salesforce accepts the address. */
export const isEmail = (text: string): boolean => emailPattern.test(text) && !misplacedDotPattern.test(text);

/** Whether a sanitized number is a number of any listed country. */
export const isPhoneNumber = (text: string): boolean => phonePatternList.some((pattern) => pattern.test(text));
