import { isValidLink, property, type Property } from "@travel-design/ui/models";

/** An address that visitors may follow. Empty without one. */
export const link = (fallback = ""): Property<string> =>
  property(
    "string",
    fallback,
    (raw) => (isValidLink(raw) ? raw : undefined),
    "an address that starts with /, #, https://, mailto: or tel:",
  );
