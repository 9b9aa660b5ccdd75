import { fromJson } from "../../settings/from-json.ts";
import { toArray } from "../../settings/json.ts";
import { string } from "../../settings/properties.ts";
import { parseRows, splitRows } from "../../settings/rows.ts";
import type { Specialist } from "../specialist-card/SpecialistCard.tsx";

/** What {@link parseSpecialists} read. */
export interface ParsedSpecialists {
  specialists: readonly Specialist[];
  /** One for each entry that is unusable, for the console. */
  warnings: readonly string[];
}

const warningOf = (problem: unknown): string =>
  `[travel-design] SpecialistList: specialists: ${JSON.stringify(problem)}`;

/** Every field may be absent; the card validates the others. */
const isSpecialist = (item: unknown): item is Specialist =>
  typeof item === "object" && item !== null && !Array.isArray(item);

function fromList(list: readonly unknown[]): ParsedSpecialists {
  const warnings = list.flatMap((item, index) =>
    isSpecialist(item) ? [] : [warningOf({ code: "part", line: index + 1 })],
  );
  return { specialists: list.filter(isSpecialist), warnings };
}

const parts = { name: string(), destinations: string(), email: string(), photo: string() };

function fromText(text: string): ParsedSpecialists {
  const people = splitRows(text, Object.keys(parts), /;/);
  const { rows, problems } = parseRows({ parts, required: ["name"] }, people);
  const specialists = rows.map(({ name, destinations, email, photo }) => ({
    title: name,
    description: destinations,
    specialistEmail: email,
    image: photo,
  }));
  return { specialists, warnings: problems.map(warningOf) };
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
    : { specialists: [], warnings: [warningOf({ code: "invalid", expected: Object.keys(parts) })] };
}
