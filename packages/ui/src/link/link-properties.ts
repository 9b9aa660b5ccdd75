import { property, type Property } from "../settings/properties.ts";
import { trimmed } from "../settings/trimmed.ts";
import { toAnchorId } from "./anchor-id.ts";
import { isValidLink } from "./link-rules.ts";
import { toMailAddress } from "./mail-address.ts";
import { toPhoneAddress } from "./phone-address.ts";

/** An address that visitors may follow. Empty without one. */
/* @__NO_SIDE_EFFECTS__ */
export const link = (fallback = ""): Property<string> =>
  property<string>(
    "string",
    fallback,
    (raw) => {
      const address = trimmed(raw);
      return isValidLink(address) ? address : undefined;
    },
    "link",
  );

/** A path on this site. Unlike {@link link} it never leads to another site. */
/* @__NO_SIDE_EFFECTS__ */
export const pathOnSite = (fallback: string): Property<string> =>
  property(
    "string",
    fallback,
    (raw) => {
      if (typeof raw !== "string") return undefined;
      const path = raw.trim();
      if (path === "") return fallback;
      return path.startsWith("/") && isValidLink(path) ? path : undefined;
    },
    "path",
  );

/** The name of a place on a page that links can point to. */
/* @__NO_SIDE_EFFECTS__ */
export const anchorId = (): Property<string | undefined> =>
  property<string | undefined>("string", undefined, toAnchorId, "anchor");

/** One e-mail address. */
/* @__NO_SIDE_EFFECTS__ */
export const mailAddress = (): Property<string | undefined> =>
  property<string | undefined>("string", undefined, toMailAddress, "mail");

/** A telephone number as people write it. */
/* @__NO_SIDE_EFFECTS__ */
export const phoneNumber = (): Property<string | undefined> =>
  property<string | undefined>(
    "string",
    undefined,
    (raw) => (typeof raw === "string" && toPhoneAddress(raw) ? raw.trim() : undefined),
    "telephone",
  );
