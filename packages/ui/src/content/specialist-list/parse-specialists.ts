import { fromJson } from "../../settings/from-json.ts";
import { toArray } from "../../settings/json.ts";
import type { Specialist } from "../specialist-card/index.ts";

/** What {@link parseSpecialists} read. */
export interface ParsedSpecialists {
  specialists: readonly Specialist[];
  /** One for each entry that is unusable, for the console. */
  warnings: readonly string[];
}

const warningOf = (problem: string): string => `[travel-design] SpecialistList: specialists: ${problem}.`;

/** Every field may be absent; the card validates the others. */
const isSpecialist = (item: unknown): item is Specialist =>
  typeof item === "object" && item !== null && !Array.isArray(item);

function fromList(list: readonly unknown[]): ParsedSpecialists {
  const warnings = list.flatMap((item, index) =>
    isSpecialist(item) ? [] : [warningOf(`entry ${index + 1} is not an object with the fields of a specialist`)],
  );
  return { specialists: list.filter(isSpecialist), warnings };
}

function fromText(text: string): ParsedSpecialists {
  const entries = text.split(";").map((entry) => entry.split("|").map((part) => part.trim()));
  const filled = entries.filter((parts) => parts.some(Boolean));
  const warnings = filled.flatMap((parts, index) => {
    if (!parts[0]) return [warningOf(`person ${index + 1} has no name; use name | destinations | e-mail | photo`)];
    return parts.length > 4 ? [warningOf(`person ${index + 1} has more than four parts; the others are ignored`)] : [];
  });
  const specialists = filled.flatMap(([title, description, specialistEmail, image]) =>
    title ? [{ title, description, specialistEmail, image }] : [],
  );
  return { specialists, warnings };
}

/**
 * Reads specialists from a list, its JSON text, or the text of a site builder: a person per semicolon, whose name, destinations,
 * e-mail address and photo are separated by `|`. All but the name may be absent.
 *
 * @example parseSpecialists("Anna de Wit | IJsland | anna@example.com | /anna.jpg; Bo Smit").specialists.length; // 2
 */
export function parseSpecialists(value: unknown): ParsedSpecialists {
  if (value === undefined || value === null || value === "") return { specialists: [], warnings: [] };
  const list = toArray(value);
  if (list) return fromList(list);
  // A name starts with no bracket, so this text is JSON with a mistake. Its fragments must not become people.
  const isText = typeof value === "string" && fromJson(value) === undefined && !/^\s*[[{]/.test(value);
  return isText
    ? fromText(value)
    : { specialists: [], warnings: [warningOf("use name | destinations | e-mail | photo, or a JSON list")] };
}
