/** Label of a button that tries something again. Other packages use it where the library's components are not loaded. */
export const retryLabel = "Probeer het opnieuw";
