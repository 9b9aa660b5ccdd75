import * as button from "./button/definition.ts";
import * as checkbox from "./checkbox/definition.ts";
import * as column from "./column/definition.ts";
import * as columnsSection from "./columns-section/definition.ts";
import * as contentContainer from "./content-container/definition.ts";
import * as datePicker from "./date-picker/definition.ts";
import type { BlockDefinition } from "./define/editor.ts";
import * as dropdown from "./dropdown/definition.ts";
import * as flexibleBlock from "./flexible-block/definition.ts";
import * as flexibleContent from "./flexible-content/definition.ts";
import * as grid from "./grid/definition.ts";
import * as image from "./image/definition.ts";
import * as input from "./input/definition.ts";
import * as optionalCheckboxes from "./optional-checkboxes/definition.ts";
import * as promiseCard from "./promise-card/definition.ts";
import * as quotationContainer from "./quotation-container/definition.ts";
import * as quotationForm from "./quotation-form/definition.ts";
import * as searchList from "./search-list/definition.ts";
import * as searchMetadata from "./search-metadata/definition.ts";
import * as section from "./section/definition.ts";
import * as sideText from "./side-text/definition.ts";
import * as slotsBlock from "./slots-block/definition.ts";
import * as specialistCard from "./specialist-card/definition.ts";
import * as specialistList from "./specialist-list/definition.ts";
import * as textArea from "./text-area/definition.ts";
import * as travellerStories from "./traveller-stories/definition.ts";
import * as userDataProvider from "./user-data-provider/definition.ts";

/** Everything that is defined of each block, in the order of the Components panel. For tools; no visitor loads it. */
export const editorCatalogue: Readonly<Record<string, BlockDefinition>> = {
  quotationForm,
  quotationContainer,
  sideText,
  travellerStories,
  promiseCard,
  specialistCard,
  specialistList,
  section,
  columnsSection,
  column,
  contentContainer,
  slotsBlock,
  grid,
  flexibleBlock,
  flexibleContent,
  image,
  button,
  checkbox,
  input,
  textArea,
  datePicker,
  dropdown,
  searchList,
  optionalCheckboxes,
  searchMetadata,
  userDataProvider,
};
