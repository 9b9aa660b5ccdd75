/** The bounds of the answers. Text lengths are those of the object's fields. */
export const limits = {
  travelers: { least: 1, most: 16 },
  days: { least: 1, most: 9999 },
  /** Years that Salesforce keeps in a date. */
  year: { least: 1700, most: 4000 },
  /** Euros per person. */
  budget: { least: 0, most: 99_999_999_999_999 },
  /** Campaign data is cut to this length; nobody typed it, so nobody could make it shorter. */
  campaignLength: 255,
  /** The longest each text may be, in characters. */
  lengths: {
    salutation: 255,
    firstName: 80,
    lastName: 80,
    email: 80,
    phoneNumber: 40,
    street: 255,
    postalCode: 10,
    city: 100,
    destination: 255,
    customDestination: 255,
    wishes: 32_768,
    customerSource: 255,
    alternativeSource: 255,
  },
};
