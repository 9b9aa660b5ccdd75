export { Space, type SpaceProps } from "./Space.tsx";
export type { SpaceSize } from "./space-properties.ts";
