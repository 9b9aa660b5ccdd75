/** Texts of the local site that no content file holds. */
export const siteMessages = {
  skipToContent: "Naar de inhoud",
  noScript:
    "Om een offerte aan te vragen is JavaScript nodig. Zet JavaScript aan in uw browser of schrijf ons een e-mail.",
} as const;
