import { foldText } from "../../internal/fold-text.ts";
import type { ImageInfo } from "../../media/image/image-info.ts";
import { image } from "../../media/image/image-property.ts";
import { splitLines } from "../../page/lines.ts";
import { toArray, toObject } from "../../settings/json.ts";
import { property, string, type Property } from "../../settings/properties.ts";

/** A specialist and the destinations that he or she knows. */
export interface DestinationSpecialist {
  name: string;
  destinations: readonly string[];
  /** What he or she says to the visitor. */
  sentence: string;
  image?: ImageInfo | undefined;
  /** Telephone numbers and e-mail addresses. */
  contacts: readonly string[];
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const texts = (value: unknown): readonly string[] =>
  (typeof value === "string" ? value.split(",") : (toArray(value) ?? [])).map(text).filter(Boolean);

const portrait = image();

function toSpecialist(value: unknown): DestinationSpecialist | undefined {
  const { name, destinations, sentence, image: picture, contacts } = toObject(value) ?? {};
  if (!text(name)) return undefined;
  return {
    name: text(name),
    destinations: texts(destinations),
    sentence: text(sentence),
    image: portrait.parse(picture, () => {}),
    contacts: texts(contacts),
  };
}

/** A line as a builder types it. */
function fromLine(line: string): unknown {
  const [name, destinations, sentence, picture, contacts] = line.split("|");
  return { name, destinations, sentence, image: picture?.trim(), contacts };
}

const expected = "lines such as name | destinations, separated by commas | sentence | picture | telephone or e-mail";

/** Specialists as lines of text, as a list or as its JSON text. */
const destinationSpecialists = (): Property<readonly DestinationSpecialist[]> =>
  property<readonly DestinationSpecialist[]>(
    "string",
    [],
    (raw, invalid) => {
      const items = toArray(raw) ?? (typeof raw === "string" ? splitLines(raw).map(fromLine) : undefined);
      const specialists = items?.map(toSpecialist).filter((specialist) => specialist !== undefined);
      if (specialists && specialists.length < (items?.length ?? 0)) invalid(expected);
      return specialists;
    },
    expected,
    { isTranslatable: true },
  );

/** Settings of a specialist match. */
export const specialistMatchProperties = {
  specialists: destinationSpecialists(),
  fallbackTitle: string(),
  fallbackText: string(),
  fallbackContact: string(),
};

/** A specialist and the destination, as the builder spells it, for which he or she was found. */
export interface SpecialistForDestination {
  specialist: DestinationSpecialist;
  destination: string;
}

/**
 * The first specialist who knows a destination. Destinations are compared as in the list of the request form.
 *
 * @param destination as any script on the page announced it
 */
export function findSpecialist(
  specialists: readonly DestinationSpecialist[],
  destination: string,
): SpecialistForDestination | undefined {
  const folded = foldText(destination);
  if (!folded) return undefined;
  for (const specialist of specialists) {
    const known = specialist.destinations.find((candidate) => foldText(candidate) === folded);
    if (known) return { specialist, destination: known };
  }
  return undefined;
}
