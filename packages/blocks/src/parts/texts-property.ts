import { property, toArray, trimmed } from "@travel-design/ui/internal";
import type { Property } from "@travel-design/ui/models";

/** A list of texts, or one text in which commas separate them. */
export const texts = (): Property<readonly string[]> =>
  property<readonly string[]>(
    "string",
    [],
    (raw) => (typeof raw === "string" ? raw.split(",") : toArray(raw))?.map(trimmed).filter(Boolean),
    "texts",
  );
