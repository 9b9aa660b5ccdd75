export { Spacer, type SpacerProps } from "./Spacer.tsx";
export type { SpacerSize } from "./spacer-model.ts";
