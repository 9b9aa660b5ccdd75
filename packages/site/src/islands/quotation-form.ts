export { QuotationFormBlock as block } from "@travel-design/blocks";
