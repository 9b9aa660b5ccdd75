// Written by "npm run generate" from the folders beside this file.
import { buttonEditor } from "./button/button.editor.ts";
import { callToActionEditor } from "./call-to-action/call-to-action.editor.ts";
import { checkboxEditor } from "./checkbox/checkbox.editor.ts";
import { columnEditor } from "./column/column.editor.ts";
import { columnsSectionEditor } from "./columns-section/columns-section.editor.ts";
import { contactStripEditor } from "./contact-strip/contact-strip.editor.ts";
import { contentContainerEditor } from "./content-container/content-container.editor.ts";
import { datePickerEditor } from "./date-picker/date-picker.editor.ts";
import { destinationCardEditor } from "./destination-card/destination-card.editor.ts";
import { destinationOverviewEditor } from "./destination-overview/destination-overview.editor.ts";
import { dropdownEditor } from "./dropdown/dropdown.editor.ts";
import { faqEditor } from "./faq/faq.editor.ts";
import { flexibleBlockEditor } from "./flexible-block/flexible-block.editor.ts";
import { flexibleContentEditor } from "./flexible-content/flexible-content.editor.ts";
import { gridEditor } from "./grid/grid.editor.ts";
import { headingEditor } from "./heading/heading.editor.ts";
import { heroEditor } from "./hero/hero.editor.ts";
import { imageEditor } from "./image/image.editor.ts";
import { inputEditor } from "./input/input.editor.ts";
import { itineraryEditor } from "./itinerary/itinerary.editor.ts";
import { optionalCheckboxesEditor } from "./optional-checkboxes/optional-checkboxes.editor.ts";
import { pageFooterEditor } from "./page-footer/page-footer.editor.ts";
import { pageHeaderEditor } from "./page-header/page-header.editor.ts";
import { promiseCardEditor } from "./promise-card/promise-card.editor.ts";
import { quotationContainerEditor } from "./quotation-container/quotation-container.editor.ts";
import { quotationFormEditor } from "./quotation-form/quotation-form.editor.ts";
import { requestReferenceEditor } from "./request-reference/request-reference.editor.ts";
import { richTextEditor } from "./rich-text/rich-text.editor.ts";
import { routeMapEditor } from "./route-map/route-map.editor.ts";
import { searchListEditor } from "./search-list/search-list.editor.ts";
import { searchMetadataEditor } from "./search-metadata/search-metadata.editor.ts";
import { seasonPriceEditor } from "./season-price/season-price.editor.ts";
import { sectionEditor } from "./section/section.editor.ts";
import { sideTextEditor } from "./side-text/side-text.editor.ts";
import { slotsBlockEditor } from "./slots-block/slots-block.editor.ts";
import { spacerEditor } from "./spacer/spacer.editor.ts";
import { specialistCardEditor } from "./specialist-card/specialist-card.editor.ts";
import { specialistMatchEditor } from "./specialist-match/specialist-match.editor.ts";
import { textAreaEditor } from "./text-area/text-area.editor.ts";
import { travelerStoriesEditor } from "./traveler-stories/traveler-stories.editor.ts";
import { userDataProviderEditor } from "./user-data-provider/user-data-provider.editor.ts";
import type { EditableBlock } from "./define/editor.ts";

/** Every block with its words for builders. Only tools load it. */
export const editors: readonly EditableBlock[] = [
  buttonEditor,
  callToActionEditor,
  checkboxEditor,
  columnEditor,
  columnsSectionEditor,
  contactStripEditor,
  contentContainerEditor,
  datePickerEditor,
  destinationCardEditor,
  destinationOverviewEditor,
  dropdownEditor,
  faqEditor,
  flexibleBlockEditor,
  flexibleContentEditor,
  gridEditor,
  headingEditor,
  heroEditor,
  imageEditor,
  inputEditor,
  itineraryEditor,
  optionalCheckboxesEditor,
  pageFooterEditor,
  pageHeaderEditor,
  promiseCardEditor,
  quotationContainerEditor,
  quotationFormEditor,
  requestReferenceEditor,
  richTextEditor,
  routeMapEditor,
  searchListEditor,
  searchMetadataEditor,
  seasonPriceEditor,
  sectionEditor,
  sideTextEditor,
  slotsBlockEditor,
  spacerEditor,
  specialistCardEditor,
  specialistMatchEditor,
  textAreaEditor,
  travelerStoriesEditor,
  userDataProviderEditor,
];
