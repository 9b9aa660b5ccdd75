/** In a script that hydrates, a block renders settings that the server parsed, so its parser and the facts for hosts stay there. */
export { defineRendering as defineBlock } from "./rendering.ts";
