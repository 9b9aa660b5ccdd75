export { en } from "./messages/en.ts";
export { MessagesProvider, type Messages, type MessagesProviderProps } from "./messages/index.ts";
export { nl } from "./messages/nl.ts";
