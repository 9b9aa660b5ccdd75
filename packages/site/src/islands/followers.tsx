// The script of the blocks that follow the form's step.
import { SideTextBlock, TravellerStoriesBlock, type BlockPorts } from "@travel-design/blocks";
import { bringToLife } from "./bring-to-life.tsx";

/** Brings to life what changes with the form's step. */
export function followForm(ports: BlockPorts): void {
  bringToLife("sideText", SideTextBlock, ports);
  bringToLife("travellerStories", TravellerStoriesBlock, ports);
}
