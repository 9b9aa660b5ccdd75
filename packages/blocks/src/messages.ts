/** What a visitor reads where a block cannot be shown. */
export const messages = {
  unavailable: "Dit onderdeel kan nu niet worden getoond. Probeer het later opnieuw.",
} as const;
