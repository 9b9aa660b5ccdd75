// Without React, for the Lightning web components.
export { createFormFrame, initialFormFrameState, type FormFrame } from "./form-frame.ts";
