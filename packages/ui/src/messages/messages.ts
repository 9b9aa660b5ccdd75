import type { choices } from "./choices.ts";
import type { content } from "./content.ts";
import type { controls } from "./controls.ts";
import type { hero } from "./hero.ts";
import type { layout } from "./layout.ts";
import type { page } from "./page.ts";
import type { specialists } from "./specialists.ts";

/** Every text that components render without being given one. */
export type Messages = typeof choices &
  typeof content &
  typeof controls &
  typeof hero &
  typeof layout &
  typeof page &
  typeof specialists;
