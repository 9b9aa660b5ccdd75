// One group of texts per file, so that a component loads only those of its own group.
export { actions } from "./actions.ts";
export { choices } from "./choices.ts";
export { dates } from "./dates.ts";
export { dialogs } from "./dialogs.ts";
export { fields } from "./fields.ts";
export { layout } from "./layout.ts";
export { MessagesProvider, useMessages, type MessagesProviderProps } from "./messages-context.tsx";
export type { Messages } from "./nl.ts";
export { search } from "./search.ts";
export { selection } from "./selection.ts";
