export { useFollowed, type Followed } from "./use-followed.ts";
export { useStep } from "./use-step.ts";
