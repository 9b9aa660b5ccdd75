import { TravellerStories, type TravellerStory } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import type { Settings } from "../define/properties.ts";
import { properties } from "./definition.ts";

const steps = [1, 2, 3] as const;

/** The stories that the builder wrote, each at its step. */
const storiesOf = (settings: Settings<typeof properties>): TravellerStory[] =>
  steps
    .map((step) => ({
      storyId: step,
      rating: settings[`story${step}Rating`],
      review: settings[`story${step}Review`],
      client: settings[`story${step}Client`],
      date: settings[`story${step}Date`],
    }))
    .filter(({ review }) => review);

function TravellerStoriesView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  return <TravellerStories stories={storiesOf(settings)} />;
}

/** The block `travellerStories`. */
export const TravellerStoriesBlock = defineBlock("travellerStories", properties, TravellerStoriesView);
