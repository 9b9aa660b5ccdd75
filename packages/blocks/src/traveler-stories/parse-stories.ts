import { describeProblem, link, property, string, toArray, toNumber, toObject } from "@travel-design/ui/internal";
import { parseSettings, type ReportSetting, type SettingsOf } from "@travel-design/ui/models";
import { mostStars, toRating } from "../parts/stars/to-rating.ts";

/** What a traveler says about a trip. */
export interface TravelerStory {
  /** From 1 to 5. */
  rating: number;
  review: string;
  /** Who says it. */
  client: string;
  /** When, in words: "mei 2026". */
  date: string;
  /** The step of the form at which it is shown. */
  storyId: number | string;
  /** Where a visitor can request such a trip; no link without it. */
  address?: string | undefined;
}

const expectedRating = { format: "rating", min: 1, max: mostStars } as const;

const storyProperties = {
  /** Rounded to a whole number from 1 to 5. */
  rating: property<number | undefined>(
    "integer",
    undefined,
    (raw, invalid) => {
      const rating = toRating(raw);
      if (rating !== undefined && (Number(raw) < 1 || Number(raw) > mostStars)) invalid(expectedRating);
      return rating;
    },
    expectedRating,
  ),
  review: string(),
  client: string(),
  date: string(),
  storyId: property<number | undefined>(
    "integer",
    undefined,
    (raw) => toNumber(raw, -Infinity, Infinity),
    "stepNumber",
  ),
  address: link(),
};

/** A parsed story. */
export type ParsedStory = SettingsOf<typeof storyProperties>;

/**
 * Parses stories from a list or its JSON text.
 *
 * @param report called for each value that could not be used
 * @example parseStories([{ rating: 3.6, storyId: "2" }])[0]; // { rating: 4, storyId: 2, review: "", … }
 */
export function parseStories(value: unknown, report?: ReportSetting): readonly ParsedStory[] {
  const items = (toArray(value) ?? []).map(toObject).filter((item) => item !== undefined);
  return items.map((item) => parseSettings(storyProperties, item, report));
}

/** The sentences about what could not be used. A story may have other fields, which are for its owner. */
export function storyWarnings(value: unknown): readonly string[] {
  const warnings: string[] = [];
  parseStories(value, (name, problem) => {
    if (problem.code !== "unknown") warnings.push(`TravelerStories: ${name}: ${describeProblem(problem)}`);
  });
  return warnings;
}
