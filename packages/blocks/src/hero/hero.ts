import { Hero } from "./Hero.tsx";
import { bannerPreloads } from "../parts/banner/banner-properties.ts";
import { heroProperties } from "./hero-properties.ts";
import { defineBlock } from "../define/block.ts";

export const hero = defineBlock({
  name: "hero",
  properties: heroProperties,
  runtime: { hydrate: "never", preloads: bannerPreloads },
  view: Hero,
});
