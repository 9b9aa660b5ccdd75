import { formFactors, type FormFactor } from "../constants.ts";
import type { Entry } from "../engine/entry.ts";
import type { Moment } from "../engine/moment.ts";

/**
 * Takes the answer of a write that names no device for every device that it may be read for.
 *
 * @param locate where the answer for a device is held, or for none that is named
 */
export function takeForEveryDevice<Answer>(
  locate: (formFactor: FormFactor | undefined) => Entry<Answer>,
  answer: unknown,
  moment: Moment,
): Answer | undefined {
  for (const formFactor of formFactors) locate(formFactor).take(answer, moment);
  return locate(undefined).take(answer, moment);
}
