// The steps after the first, in a script of their own where the page's build makes one.
export { StepContact } from "./StepContact.tsx";
export { StepTrip } from "./StepTrip.tsx";
