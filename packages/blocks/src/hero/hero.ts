import { defineBlock } from "#define-block";
import { bannerPreloads } from "../parts/banner/banner-properties.ts";
import { heroProperties } from "./hero-properties.ts";
import { Hero } from "./Hero.tsx";

export const hero = defineBlock({
  name: "hero",
  properties: heroProperties,
  runtime: { hydrate: "never", preloads: bannerPreloads },
  view: Hero,
});
