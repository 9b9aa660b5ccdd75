/** For visitors without JavaScript, in place of the request form. */
export const formWithoutScript =
  "Het aanvraagformulier werkt met JavaScript, en dat staat in uw browser uit. Zet het aan, of neem contact met ons op: onderaan deze pagina leest u hoe.";

/** Sentences for site builders, shown where a part of a page is missing. `checkSite` reports its file and line. */
export const siteMessages = {
  unknownComponent: (definition: string) =>
    `The component ${definition} does not exist, or only in Salesforce, so it is not shown here.`,
  emptyPage: "The page shows nothing: its region content is missing or has no visible component.",
  failedBlock: (name: string, reason: string) => `The block ${name} cannot be rendered: ${reason}`,
} as const;
