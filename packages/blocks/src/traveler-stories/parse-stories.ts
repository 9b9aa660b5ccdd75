import { link, property, string, toArray, toNumber, toObject } from "@travel-design/ui/internal";
import { parseSettings, type SettingProblem, type SettingsOf } from "@travel-design/ui/models";
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

/** Parsed stories, and the values that could not be used by the name of their property. */
export interface ParsedStories {
  stories: readonly ParsedStory[];
  problems: readonly (readonly [name: string, SettingProblem])[];
}

/**
 * Parses stories from a list or its JSON text.
 *
 * @example parseStories([{ rating: 3.6, storyId: "2" }]).stories[0]; // { rating: 4, storyId: 2, review: "", … }
 */
export function parseStories(value: unknown): ParsedStories {
  const problems: [string, SettingProblem][] = [];
  const items = (toArray(value) ?? []).map(toObject).filter((item) => item !== undefined);
  const stories = items.map((item) =>
    parseSettings(storyProperties, item, (name, problem) => {
      // A story may have other fields, which are for its owner.
      if (Object.hasOwn(storyProperties, name)) problems.push([name, problem]);
    }),
  );
  return { stories, problems };
}
