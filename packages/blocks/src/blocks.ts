// Written by "npm run generate" from the folders beside this file.
import { button } from "./button/button.ts";
import { callToAction } from "./call-to-action/call-to-action.ts";
import { checkbox } from "./checkbox/checkbox.tsx";
import { column } from "./column/column.ts";
import { columnsSection } from "./columns-section/columns-section.ts";
import { contactStrip } from "./contact-strip/contact-strip.ts";
import { contentContainer } from "./content-container/content-container.ts";
import { datePicker } from "./date-picker/date-picker.ts";
import { destinationCard } from "./destination-card/destination-card.ts";
import { destinationOverview } from "./destination-overview/destination-overview.tsx";
import { dropdown } from "./dropdown/dropdown.ts";
import { faq } from "./faq/faq.ts";
import { flexibleBlock } from "./flexible-block/flexible-block.ts";
import { flexibleContent } from "./flexible-content/flexible-content.ts";
import { grid } from "./grid/grid.ts";
import { heading } from "./heading/heading.ts";
import { hero } from "./hero/hero.ts";
import { image } from "./image/image.tsx";
import { input } from "./input/input.tsx";
import { itinerary } from "./itinerary/itinerary.ts";
import { optionalCheckboxes } from "./optional-checkboxes/optional-checkboxes.tsx";
import { pageFooter } from "./page-footer/page-footer.ts";
import { pageHeader } from "./page-header/page-header.ts";
import { promiseCard } from "./promise-card/promise-card.ts";
import { quotationContainer } from "./quotation-container/quotation-container.ts";
import { quotationForm } from "./quotation-form/quotation-form.ts";
import { requestReference } from "./request-reference/request-reference.ts";
import { richText } from "./rich-text/rich-text.ts";
import { routeMap } from "./route-map/route-map.ts";
import { searchList } from "./search-list/search-list.ts";
import { searchMetadata } from "./search-metadata/search-metadata.ts";
import { seasonPrice } from "./season-price/season-price.ts";
import { section } from "./section/section.ts";
import { sideText } from "./side-text/side-text.tsx";
import { slotsBlock } from "./slots-block/slots-block.ts";
import { spacer } from "./spacer/spacer.ts";
import { specialistCard } from "./specialist-card/specialist-card.ts";
import { specialistMatch } from "./specialist-match/specialist-match.ts";
import { textArea } from "./text-area/text-area.ts";
import { travelerStories } from "./traveler-stories/traveler-stories.tsx";
import { userDataProvider } from "./user-data-provider/user-data-provider.tsx";
import type { Block } from "./define/block.ts";

/** Every block. All other lists are derived from this one. */
export const blocks: readonly Block[] = [
  button,
  callToAction,
  checkbox,
  column,
  columnsSection,
  contactStrip,
  contentContainer,
  datePicker,
  destinationCard,
  destinationOverview,
  dropdown,
  faq,
  flexibleBlock,
  flexibleContent,
  grid,
  heading,
  hero,
  image,
  input,
  itinerary,
  optionalCheckboxes,
  pageFooter,
  pageHeader,
  promiseCard,
  quotationContainer,
  quotationForm,
  requestReference,
  richText,
  routeMap,
  searchList,
  searchMetadata,
  seasonPrice,
  section,
  sideText,
  slotsBlock,
  spacer,
  specialistCard,
  specialistMatch,
  textArea,
  travelerStories,
  userDataProvider,
];
