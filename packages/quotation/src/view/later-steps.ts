// What the form needs after the first step, in a script of its own where the page's build makes one: a visitor who only reads never fetches
// it. It includes the code that submits, so that a deployment during the visit cannot remove code that is needed later.
export { submission } from "../store/effects/submission.ts";
export { PhoneNumber } from "./PhoneNumber.tsx";
export { StepContact } from "./StepContact.tsx";
export { StepTrip } from "./StepTrip.tsx";
