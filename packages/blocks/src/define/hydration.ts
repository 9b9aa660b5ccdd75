/** In a script that hydrates, a block renders settings that the server parsed, so its parser and what hosts ask it stay there. */
export { defineRendering as defineBlock } from "./rendering.ts";
