import { fields } from "../../model/fields.ts";
import type { Effect } from "../effect.ts";

/** Goes back, one step at a time, until the step with the field that the visitor wants to change is shown. */
export const editing =
  (goBack: () => void): Effect =>
  ({ before, after, event }) => {
    const { fieldToEdit, step } = after;
    if (!fieldToEdit || fields[fieldToEdit].step >= step) return;
    if (event.type === "editRequested" || step !== before.step) goBack();
  };
