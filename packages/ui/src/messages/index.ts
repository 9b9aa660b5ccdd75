// One group of texts per file, so that a component loads only those of its own group.
export { choices } from "./choices.ts";
export { content } from "./content.ts";
export { controls } from "./controls.ts";
export { hero } from "./hero.ts";
export { layout } from "./layout.ts";
export type { Messages } from "./messages.ts";
export { MessagesProvider, useMessages, type MessagesProviderProps } from "./messages-context.tsx";
export { page } from "./page.ts";
export { specialists } from "./specialists.ts";
