// Written by "npm run generate" from the folders beside this file.
import { button } from "./button/button.ts";
import { checkbox } from "./checkbox/checkbox.tsx";
import { datePicker } from "./date-picker/date-picker.ts";
import { dropdown } from "./dropdown/dropdown.ts";
import { grid } from "./grid/grid.ts";
import { input } from "./input/input.tsx";
import { optionalCheckboxes } from "./optional-checkboxes/optional-checkboxes.tsx";
import { quotationContainer } from "./quotation-container/quotation-container.ts";
import { requestReference } from "./request-reference/request-reference.ts";
import { searchList } from "./search-list/search-list.ts";
import { slotsBlock } from "./slots-block/slots-block.ts";
import { textArea } from "./text-area/text-area.ts";
import { userDataProvider } from "./user-data-provider/user-data-provider.tsx";
import type { Block } from "./define/block.ts";

/** The blocks that may need JavaScript by themselves; not the form and its listeners. */
export const interactiveBlocks: readonly Block[] = [
  button,
  checkbox,
  datePicker,
  dropdown,
  grid,
  input,
  optionalCheckboxes,
  quotationContainer,
  requestReference,
  searchList,
  slotsBlock,
  textArea,
  userDataProvider,
];
