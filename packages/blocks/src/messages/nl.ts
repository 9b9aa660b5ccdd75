import { content } from "./content.ts";
import { failures } from "./failures.ts";
import { hero } from "./hero.ts";
import { page } from "./page.ts";
import { specialists } from "./specialists.ts";

/** The Dutch texts of blocks that no builder sets. */
export const nl = { ...content, ...failures, ...hero, ...page, ...specialists };

/** Every text that blocks render without being given one. Texts of the controls in them are those of the library. */
export type BlockMessages = typeof nl;
