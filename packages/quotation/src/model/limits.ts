/** The bounds of every answer, as the fields of `Contact_Request__c` take them. Lengths are in characters. */
export const limits = {
  length: {
    salutation: 255,
    firstName: 80,
    lastName: 80,
    email: 80,
    phoneNumber: 40,
    street: 255,
    postalCode: 10,
    city: 100,
    customDestination: 255,
    wishes: 32_768,
    alternativeSource: 255,
    /** Campaign data is cut to this length, never refused. */
    campaign: 255,
  },
  amountOfDays: { min: 1, max: 9_999 },
  amountOfTravelers: { min: 1, max: 16 },
  /** Euros per person. */
  budget: { min: 0, max: 99_999_999_999_999 },
  /** Years that the platform can store in a date. */
  year: { min: 1700, max: 4000 },
} as const;
