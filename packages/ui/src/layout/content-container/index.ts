export { ContentContainer, type ContentContainerProps } from "./ContentContainer.tsx";
