export { Icon, type IconProps } from "./Icon.tsx";
export type { IconShape } from "./icon-shape.ts";
export * from "./shapes.ts";
