import { retryLabel } from "@travel-design/ui/internal";

/** Visitor texts of blocks that no builder sets. */
export const messages = {
  unavailable: "Dit onderdeel kan nu niet worden getoond.",
  retry: retryLabel,
  formWithoutScript:
    "Het aanvraagformulier werkt met JavaScript, en dat staat in uw browser uit. Zet het aan, of neem contact met ons op: onderaan deze pagina leest u hoe.",
} as const;
