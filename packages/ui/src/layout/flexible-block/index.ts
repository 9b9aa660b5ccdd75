export { FlexibleBlock, type FlexibleBlockProps } from "./FlexibleBlock.tsx";
