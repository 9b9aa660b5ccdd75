import { contentSlot, root, type ContainerTemplate } from "../define/template.ts";

export const flexibleBlockTemplate: ContainerTemplate = {
  html: root(contentSlot),
  styles: ["ui/src/layout/flexible-block/FlexibleBlock.css"],
};
