export { SideText, type SideTextProps } from "./SideText.tsx";
