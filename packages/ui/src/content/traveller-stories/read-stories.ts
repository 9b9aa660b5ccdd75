import { readSettings } from "../../settings/read-settings.ts";
import { toNumber } from "../../settings/values.ts";
import { toRating } from "../stars/to-rating.ts";
import { toObjects } from "../to-list.ts";

/** What a traveller tells of a trip. */
export interface TravellerStory {
  /** From 1 to 5. */
  rating: number;
  review: string;
  /** Who tells it. */
  client: string;
  /** When, in words: "mei 2026". */
  date: string;
  /** The step of the form at which it is shown. */
  storyId: number | string;
}

/** A story, read. */
export interface ReadStory extends Omit<TravellerStory, "rating" | "storyId"> {
  /** Whole, from 1 to 5; undefined without a usable one. */
  rating: number | undefined;
  step: number | undefined;
}

/** Stories, and sentences on what in them could not be used. */
export interface ReadStories {
  stories: readonly ReadStory[];
  warnings: readonly string[];
}

/**
 * Reads stories from a list or its JSON text. A rating is rounded and brought to 1 to 5.
 *
 * @example readStories([{ rating: 3.6, storyId: "2" }]).stories[0]; // { rating: 4, step: 2, review: "", … }
 */
export function readStories(value: unknown): ReadStories {
  const warnings: string[] = [];
  const stories = toObjects(value).map((item): ReadStory => {
    const read = readSettings("Traveller story", item);
    const story = {
      rating: read.read("rating", toRating, "a number from 1 to 5"),
      review: read.text("review"),
      client: read.text("client"),
      date: read.text("date"),
      step: read.read("storyId", (setting) => toNumber(setting, -Infinity, Infinity), "the number of a step"),
    };
    warnings.push(...read.warnings);
    return story;
  });
  return { stories, warnings };
}
