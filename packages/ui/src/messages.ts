export { de } from "./messages/de.ts";
export { en } from "./messages/en.ts";
export { fr } from "./messages/fr.ts";
export { MessagesProvider, type Messages, type MessagesProviderProps } from "./messages/index.ts";
export { nl } from "./messages/nl.ts";
