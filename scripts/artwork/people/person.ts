import type { Clothing } from "./clothes.ts";
import type { HairStyle } from "./hair.ts";

/** An invented person. */
export interface Person {
  /** Name of the picture's file. */
  file: string;
  skin: string;
  hair: string;
  style: HairStyle;
  clothing: Clothing;
  cloth: string;
  background: string;
  /** Color of the iris. */
  eyes: string;
  /** From 0 (smooth) to 1 (deep lines). */
  age: number;
  /** Width of the head: 1 is average. */
  build: number;
  /** How far the head leans, in degrees. */
  tilt: number;
  glasses?: "round" | "wide";
  beard?: "short" | "full" | "moustache";
  earrings?: string;
  /** A smile that shows teeth. */
  laughing?: boolean;
}
