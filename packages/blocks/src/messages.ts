import { retryLabel } from "@travel-design/ui/internal";

/** Visitor texts of blocks that no builder sets. */
export const messages = {
  unavailable: "Dit onderdeel kan nu niet worden getoond.",
  retry: retryLabel,
} as const;
