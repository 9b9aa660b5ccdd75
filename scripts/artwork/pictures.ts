// Every picture of the sample site: how it is drawn, and the files that are made of it.
import { agency, logo, partners } from "./logos.ts";
import { createPen, type Pen } from "./paint/pen.ts";
import { people } from "./people/people.ts";
import { portrait } from "./people/portrait.ts";
import { desert } from "./scenes/desert.ts";
import { fjord } from "./scenes/fjord.ts";
import { glacier } from "./scenes/glacier.ts";
import { hero } from "./scenes/hero.ts";
import { lagoon } from "./scenes/lagoon.ts";
import { riceTerraces } from "./scenes/rice-terraces.ts";
import { savanna } from "./scenes/savanna.ts";
import { storyBoat } from "./scenes/story-boat.ts";
import { storyCamp } from "./scenes/story-camp.ts";
import { storyTrain } from "./scenes/story-train.ts";
import { thankYou } from "./scenes/thank-you.ts";

/** A landscape, and the widths in pixels in which the site offers it as WebP. */
export interface Landscape {
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** Quality of the WebP files, from 0 to 1. */
  quality: number;
  /** Pixels per unit of the drawing; 1 if it is missing. No file is wider than the drawing in pixels. */
  scale?: number;
  /** Whether left and right are exchanged. */
  mirrored?: boolean;
  /** Seed of the picture's random numbers. */
  seed: number;
  draw(pen: Pen): void;
}

const wide = { width: 1920, height: 1080, widths: [640, 960, 1920], quality: 0.8 } as const;
/** Behind the title of a page: room for text on the left, or above on a phone. */
const banner = { width: 1728, height: 810, scale: 10 / 9, widths: [1280, 1920], quality: 0.7 } as const;
const phoneBanner = { width: 900, height: 1200, widths: [640], quality: 0.7 } as const;
const card = { width: 1200, height: 800, widths: [640, 960], quality: 0.8 } as const;

/** The landscapes. */
export const landscapes: readonly Landscape[] = [
  { name: "hero", ...wide, seed: 31, draw: hero },
  { name: "hero-mobile", ...phoneBanner, seed: 80, draw: hero },
  { name: "thank-you", ...wide, seed: 66, draw: thankYou },
  { name: "rice-terraces", ...card, quality: 0.66, seed: 94, draw: riceTerraces },
  { name: "savanna", ...card, seed: 52, draw: savanna },
  { name: "savanna-wide", ...banner, seed: 52, draw: savanna },
  { name: "savanna-mobile", ...phoneBanner, seed: 52, draw: savanna },
  { name: "fjord", ...card, scale: 1.2, widths: [640, 960, 1440], seed: 38, draw: fjord },
  { name: "fjord-wide", ...banner, seed: 38, draw: fjord },
  { name: "fjord-mobile", ...phoneBanner, seed: 38, draw: fjord },
  { name: "desert", ...card, seed: 45, draw: desert },
  { name: "desert-wide", ...banner, mirrored: true, seed: 45, draw: desert },
  { name: "desert-mobile", ...phoneBanner, mirrored: true, seed: 45, draw: desert },
  { name: "lagoon", ...card, seed: 45, draw: lagoon },
  { name: "glacier", ...card, seed: 52, draw: glacier },
  { name: "story-train", ...card, seed: 80, draw: storyTrain },
  { name: "story-camp", ...card, seed: 73, draw: storyCamp },
  { name: "story-camp-wide", ...banner, seed: 73, draw: storyCamp },
  { name: "story-boat", ...card, seed: 73, draw: storyBoat },
];

/** The landscapes with given names; an empty list means all of them. */
export const named = (names: readonly string[]): Landscape[] =>
  landscapes.filter(({ name }) => names.length === 0 || names.includes(name));

/** A landscape as SVG, from which its WebP files are made; `scale` is that of its painted parts. */
export function landscapeSvg(landscape: Landscape, scale = landscape.scale ?? 1): string {
  const { width, height, seed, mirrored, draw } = landscape;
  const pen = createPen(width, height, seed, scale, mirrored);
  draw(pen);
  return pen.svg();
}

/** The pictures that are small enough to be sent as SVG, by file name. */
export const vectorFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...people.map((person) => [`${person.file}.svg`, portrait(person)]),
    ...[agency, ...partners].map((partner) => [`${partner.file}.svg`, logo(partner)]),
  ]);

/** The name of a landscape's file in a width. */
export const rasterFile = (name: string, width: number): string => `${name}-${width}.webp`;
