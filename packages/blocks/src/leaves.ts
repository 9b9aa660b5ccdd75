import { ButtonBlock } from "./button/ButtonBlock.tsx";
import { CheckboxBlock } from "./checkbox/CheckboxBlock.tsx";
import { DatePickerBlock } from "./date-picker/DatePickerBlock.tsx";
import type { BlockComponent } from "./define/block.tsx";
import { DropdownBlock } from "./dropdown/DropdownBlock.tsx";
import { ImageBlockBlock } from "./image/ImageBlockBlock.tsx";
import { InputBlock } from "./input/InputBlock.tsx";
import { OptionalCheckboxesBlock } from "./optional-checkboxes/OptionalCheckboxesBlock.tsx";
import { QuotationFormBlock } from "./quotation-form/QuotationFormBlock.tsx";
import { SearchListBlock } from "./search-list/SearchListBlock.tsx";
import { TextAreaBlock } from "./text-area/TextAreaBlock.tsx";

/** Blocks that React draws in every host. */
export const leaves: readonly (readonly [name: string, block: BlockComponent])[] = [
  ["quotationForm", QuotationFormBlock],
  ["image", ImageBlockBlock],
  ["button", ButtonBlock],
  ["checkbox", CheckboxBlock],
  ["input", InputBlock],
  ["textArea", TextAreaBlock],
  ["datePicker", DatePickerBlock],
  ["dropdown", DropdownBlock],
  ["searchList", SearchListBlock],
  ["optionalCheckboxes", OptionalCheckboxesBlock],
];
