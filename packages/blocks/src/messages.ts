export { en } from "./messages/en.ts";
export { BlockMessagesProvider } from "./messages/messages-context.tsx";
export { nl, type BlockMessages } from "./messages/nl.ts";
