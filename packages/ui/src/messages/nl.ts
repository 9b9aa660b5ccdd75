import { choices } from "./choices.ts";
import { content } from "./content.ts";
import { controls } from "./controls.ts";
import { hero } from "./hero.ts";
import { layout } from "./layout.ts";
import type { Messages } from "./messages.ts";
import { page } from "./page.ts";
import { specialists } from "./specialists.ts";

/**
 * The Dutch texts, which components use without a `MessagesProvider`. Import them to replace some of them.
 *
 * @example <MessagesProvider messages={{ ...nl, showMore: "Meer reizen" }}>
 */
export const nl: Messages = { ...choices, ...content, ...controls, ...hero, ...layout, ...page, ...specialists };
