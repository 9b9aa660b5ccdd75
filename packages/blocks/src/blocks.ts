// Written by "npm run generate" from the folders beside this file.
import { button } from "./button/button.tsx";
import { checkbox } from "./checkbox/checkbox.tsx";
import { column } from "./column/column.ts";
import { columnsSection } from "./columns-section/columns-section.ts";
import { contentContainer } from "./content-container/content-container.ts";
import { datePicker } from "./date-picker/date-picker.tsx";
import { dropdown } from "./dropdown/dropdown.tsx";
import { flexibleBlock } from "./flexible-block/flexible-block.ts";
import { flexibleContent } from "./flexible-content/flexible-content.ts";
import { grid } from "./grid/grid.ts";
import { image } from "./image/image.tsx";
import { input } from "./input/input.tsx";
import { optionalCheckboxes } from "./optional-checkboxes/optional-checkboxes.tsx";
import { promiseCard } from "./promise-card/promise-card.ts";
import { quotationContainer } from "./quotation-container/quotation-container.ts";
import { quotationForm } from "./quotation-form/quotation-form.tsx";
import { searchList } from "./search-list/search-list.tsx";
import { searchMetadata } from "./search-metadata/search-metadata.ts";
import { section } from "./section/section.ts";
import { sideText } from "./side-text/side-text.tsx";
import { slotsBlock } from "./slots-block/slots-block.ts";
import { specialistCard } from "./specialist-card/specialist-card.ts";
import { specialistList } from "./specialist-list/specialist-list.ts";
import { textArea } from "./text-area/text-area.tsx";
import { travellerStories } from "./traveller-stories/traveller-stories.tsx";
import { userDataProvider } from "./user-data-provider/user-data-provider.tsx";
import type { Block } from "./define/block.ts";

/** Every block. All other lists are derived from this one. */
export const blocks: readonly Block[] = [
  button,
  checkbox,
  column,
  columnsSection,
  contentContainer,
  datePicker,
  dropdown,
  flexibleBlock,
  flexibleContent,
  grid,
  image,
  input,
  optionalCheckboxes,
  promiseCard,
  quotationContainer,
  quotationForm,
  searchList,
  searchMetadata,
  section,
  sideText,
  slotsBlock,
  specialistCard,
  specialistList,
  textArea,
  travellerStories,
  userDataProvider,
];
