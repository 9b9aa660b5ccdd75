export { FlexibleContent, type FlexibleContentProps } from "./FlexibleContent.tsx";
