export { Space, type SpaceProps, type SpaceSize } from "./Space.tsx";
