export { PageFooter, type PageFooterProps } from "./PageFooter.tsx";
