export { SlotsBlock, type SlotsBlockProps } from "./SlotsBlock.tsx";
