import { integer, link, paragraph, string } from "@travel-design/ui/internal";
import { windowEventNames } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock } from "#define-block";
import { TravelerStories } from "./TravelerStories.tsx";

const rating = integer({ default: 5, min: 1, max: 5 });

type TravelerStoriesViewProps = Record<`story${1 | 2 | 3}Rating`, number> &
  Record<`story${1 | 2 | 3}${"Review" | "Client" | "Date" | "Address"}`, string>;

/** The stories that the builder wrote, one per step of the form. */
function TravelerStoriesView(settings: TravelerStoriesViewProps): ReactNode {
  const stories = ([1, 2, 3] as const).map((step) => ({
    storyId: step,
    rating: settings[`story${step}Rating`],
    review: settings[`story${step}Review`],
    client: settings[`story${step}Client`],
    date: settings[`story${step}Date`],
    address: settings[`story${step}Address`],
  }));
  return <TravelerStories stories={stories.filter(({ review }) => review)} />;
}

export const travelerStories = defineBlock({
  name: "travelerStories",
  properties: {
    story1Rating: rating,
    story1Review: paragraph(),
    story1Client: string(),
    story1Date: string(),
    story1Address: link(),
    story2Rating: rating,
    story2Review: paragraph(),
    story2Client: string(),
    story2Date: string(),
    story2Address: link(),
    story3Rating: rating,
    story3Review: paragraph(),
    story3Client: string(),
    story3Date: string(),
    story3Address: link(),
  },
  runtime: { listensTo: [windowEventNames.stepChange] },
  view: TravelerStoriesView,
});
