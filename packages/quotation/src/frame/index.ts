// Without React, for the Lightning web components.
export { createFormFrame, initialFormFrameState, type FormFrame, type FormFrameState } from "./form-frame.ts";
