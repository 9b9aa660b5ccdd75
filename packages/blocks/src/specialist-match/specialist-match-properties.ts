import { foldText, image, paragraph, rows, string } from "@travel-design/ui/internal";
import type { SettingsOf } from "@travel-design/ui/models";
import { texts } from "../parts/texts-property.ts";

const parts = { name: string(), destinations: texts(), sentence: paragraph(), image: image(), contacts: texts() };

/** A specialist, the destinations that he or she knows, what he or she says, and telephone numbers and e-mail addresses. */
export type DestinationSpecialist = SettingsOf<typeof parts>;

/** Settings of a specialist match. */
export const specialistMatchProperties = {
  specialists: rows({ parts, required: ["name"] }),
  fallbackTitle: string(),
  fallbackText: paragraph(),
  fallbackContacts: rows({ parts: { contact: string() }, required: ["contact"] }),
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
