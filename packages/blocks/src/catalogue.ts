import { ButtonBlock } from "./button/ButtonBlock.tsx";
import { CheckboxBlock } from "./checkbox/CheckboxBlock.tsx";
import { DatePickerBlock } from "./date-picker/DatePickerBlock.tsx";
import type { BlockComponent } from "./define/block.tsx";
import { DropdownBlock } from "./dropdown/DropdownBlock.tsx";
import { InputBlock } from "./input/InputBlock.tsx";
import { OptionalCheckboxesBlock } from "./optional-checkboxes/OptionalCheckboxesBlock.tsx";
import { QuotationFormBlock } from "./quotation-form/QuotationFormBlock.tsx";
import { SearchListBlock } from "./search-list/SearchListBlock.tsx";
import { TextAreaBlock } from "./text-area/TextAreaBlock.tsx";

/** Every block by the name a page's content file uses for it, without the namespace `c:`. */
export const catalogue: ReadonlyMap<string, BlockComponent> = new Map([
  ["quotationForm", QuotationFormBlock],
  ["button", ButtonBlock],
  ["checkbox", CheckboxBlock],
  ["input", InputBlock],
  ["textArea", TextAreaBlock],
  ["datePicker", DatePickerBlock],
  ["dropdown", DropdownBlock],
  ["searchList", SearchListBlock],
  ["optionalCheckboxes", OptionalCheckboxesBlock],
]);
