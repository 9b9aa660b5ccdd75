import { retryLabel } from "@travel-design/ui/internal";

/** Dutch texts of a block that cannot be rendered. */
export const failures = {
  unavailable: "Dit onderdeel kan nu niet worden getoond.",
  retry: retryLabel,
};
