/** What an e-mail address looks like; its dots have a rule of their own. */
export const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** Dots that Salesforce refuses: at an end of either side of the @, or beside another dot. */
export const misplacedDotPattern = /^\.|\.\.|\.@|@\.|\.$/;

/** A Dutch postal code; the letters SA, SD and SS are never given out. */
export const postalCodePattern = /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/i;

/** Telephone numbers by country, met after cleaning. A number is good when it meets any of them. */
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

const phonePatternList = Object.values(phonePatterns);

/** Is this an address that Salesforce would take? */
export const isEmail = (text: string): boolean => emailPattern.test(text) && !misplacedDotPattern.test(text);

/** Is this cleaned number a number of any of the countries? */
export const isPhoneNumber = (text: string): boolean => phonePatternList.some((pattern) => pattern.test(text));
