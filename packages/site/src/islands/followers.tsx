// The script of the blocks that follow the form's step.
import { SideTextBlock, TravellerStoriesBlock } from "@travel-design/blocks";
import { bringToLife, type LifeOptions } from "./bring-to-life.tsx";

/** Brings to life what changes with the form's step. */
export function followForm(options: LifeOptions): void {
  bringToLife("sideText", SideTextBlock, options);
  bringToLife("travellerStories", TravellerStoriesBlock, options);
}
