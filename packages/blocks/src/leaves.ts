import { ButtonBlock } from "./button/ButtonBlock.tsx";
import { CheckboxBlock } from "./checkbox/CheckboxBlock.tsx";
import { DatePickerBlock } from "./date-picker/DatePickerBlock.tsx";
import type { BlockComponent } from "./define/block.tsx";
import { DropdownBlock } from "./dropdown/DropdownBlock.tsx";
import { ImageBlockBlock } from "./image/ImageBlockBlock.tsx";
import { InputBlock } from "./input/InputBlock.tsx";
import { OptionalCheckboxesBlock } from "./optional-checkboxes/OptionalCheckboxesBlock.tsx";
import { PromiseCardBlock } from "./promise-card/PromiseCardBlock.tsx";
import { QuotationFormBlock } from "./quotation-form/QuotationFormBlock.tsx";
import { SearchListBlock } from "./search-list/SearchListBlock.tsx";
import { SearchMetadataBlock } from "./search-metadata/SearchMetadataBlock.tsx";
import { SideTextBlock } from "./side-text/SideTextBlock.tsx";
import { SpecialistCardBlock } from "./specialist-card/SpecialistCardBlock.tsx";
import { SpecialistListBlock } from "./specialist-list/SpecialistListBlock.tsx";
import { TextAreaBlock } from "./text-area/TextAreaBlock.tsx";
import { TravellerStoriesBlock } from "./traveller-stories/TravellerStoriesBlock.tsx";
import { UserDataProviderBlock } from "./user-data-provider/UserDataProviderBlock.tsx";

/** Blocks that React draws in every host. */
export const leaves: readonly (readonly [name: string, block: BlockComponent])[] = [
  ["quotationForm", QuotationFormBlock],
  ["sideText", SideTextBlock],
  ["travellerStories", TravellerStoriesBlock],
  ["promiseCard", PromiseCardBlock],
  ["specialistCard", SpecialistCardBlock],
  ["specialistList", SpecialistListBlock],
  ["image", ImageBlockBlock],
  ["button", ButtonBlock],
  ["checkbox", CheckboxBlock],
  ["input", InputBlock],
  ["textArea", TextAreaBlock],
  ["datePicker", DatePickerBlock],
  ["dropdown", DropdownBlock],
  ["searchList", SearchListBlock],
  ["optionalCheckboxes", OptionalCheckboxesBlock],
  ["searchMetadata", SearchMetadataBlock],
  ["userDataProvider", UserDataProviderBlock],
];
