// What other packages of this repository share with the form beside its rules. No page loads it as a whole.
export { createFormFrame, initialFormFrameState } from "./frame/index.ts";
export { messages as formMessages } from "./messages.ts";
