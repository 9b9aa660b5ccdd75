import { Hero } from "@travel-design/ui/page";
import { bannerPreloads, heroProperties } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";

export const hero = defineBlock({
  name: "hero",
  properties: heroProperties,
  runtime: { hydrate: "never", preloads: bannerPreloads },
  view: Hero,
});
