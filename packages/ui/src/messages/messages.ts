import type { choices } from "./choices.ts";
import type { content } from "./content.ts";
import type { controls } from "./controls.ts";
import type { layout } from "./layout.ts";
import type { page } from "./page.ts";

/** Every text that components render without being given one. */
export type Messages = typeof choices & typeof content & typeof controls & typeof layout & typeof page;
