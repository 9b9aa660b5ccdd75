// One group of texts per file, so that a component loads only those of its own group.
export { actions } from "./actions.ts";
export { choices } from "./choices.ts";
export { content } from "./content.ts";
export { dates } from "./dates.ts";
export { fields } from "./fields.ts";
export { hero } from "./hero.ts";
export { layout } from "./layout.ts";
export { MessagesProvider, useMessages, type MessagesProviderProps } from "./messages-context.tsx";
export type { Messages } from "./nl.ts";
export { page } from "./page.ts";
export { search } from "./search.ts";
export { specialists } from "./specialists.ts";
