export { blocks } from "./blocks.ts";
export { bundleName, type Block, type BlockPorts, type SlotContent } from "./define/block.ts";
export { BlockView, type BlockViewProps } from "./define/BlockView.tsx";
export { formPorts, type FormHost } from "./quotation-form/form-ports.ts";
// By name for hosts that load the form and the blocks that follow it in scripts of their own.
export { quotationForm } from "./quotation-form/quotation-form.tsx";
export { sideText } from "./side-text/side-text.tsx";
export { travellerStories } from "./traveller-stories/traveller-stories.tsx";
