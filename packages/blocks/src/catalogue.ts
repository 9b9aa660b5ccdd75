import { ButtonBlock } from "./button/ButtonBlock.tsx";
import { CheckboxBlock } from "./checkbox/CheckboxBlock.tsx";
import { ColumnBlock } from "./column/ColumnBlock.tsx";
import { ColumnsSectionBlock } from "./columns-section/ColumnsSectionBlock.tsx";
import { ContentContainerBlock } from "./content-container/ContentContainerBlock.tsx";
import { DatePickerBlock } from "./date-picker/DatePickerBlock.tsx";
import type { BlockComponent } from "./define/block.tsx";
import { DropdownBlock } from "./dropdown/DropdownBlock.tsx";
import { FlexibleBlockBlock } from "./flexible-block/FlexibleBlockBlock.tsx";
import { FlexibleContentBlock } from "./flexible-content/FlexibleContentBlock.tsx";
import { GridBlock } from "./grid/GridBlock.tsx";
import { ImageBlockBlock } from "./image/ImageBlockBlock.tsx";
import { InputBlock } from "./input/InputBlock.tsx";
import { OptionalCheckboxesBlock } from "./optional-checkboxes/OptionalCheckboxesBlock.tsx";
import { QuotationContainerBlock } from "./quotation-container/QuotationContainerBlock.tsx";
import { QuotationFormBlock } from "./quotation-form/QuotationFormBlock.tsx";
import { SearchListBlock } from "./search-list/SearchListBlock.tsx";
import { SectionBlock } from "./section/SectionBlock.tsx";
import { SlotsBlockBlock } from "./slots-block/SlotsBlockBlock.tsx";
import { TextAreaBlock } from "./text-area/TextAreaBlock.tsx";

/** Every block by the name a page's content file uses for it, without the namespace `c:`. */
export const catalogue: ReadonlyMap<string, BlockComponent> = new Map([
  ["quotationForm", QuotationFormBlock],
  ["quotationContainer", QuotationContainerBlock],
  ["section", SectionBlock],
  ["columnsSection", ColumnsSectionBlock],
  ["column", ColumnBlock],
  ["contentContainer", ContentContainerBlock],
  ["slotsBlock", SlotsBlockBlock],
  ["grid", GridBlock],
  ["flexibleBlock", FlexibleBlockBlock],
  ["flexibleContent", FlexibleContentBlock],
  ["image", ImageBlockBlock],
  ["button", ButtonBlock],
  ["checkbox", CheckboxBlock],
  ["input", InputBlock],
  ["textArea", TextAreaBlock],
  ["datePicker", DatePickerBlock],
  ["dropdown", DropdownBlock],
  ["searchList", SearchListBlock],
  ["optionalCheckboxes", OptionalCheckboxesBlock],
]);
