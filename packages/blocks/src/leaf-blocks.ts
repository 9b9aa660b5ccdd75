// Written by "npm run generate" from the folders beside this file.
import { button } from "./button/button.ts";
import { callToAction } from "./call-to-action/call-to-action.ts";
import { checkbox } from "./checkbox/checkbox.tsx";
import { contactStrip } from "./contact-strip/contact-strip.ts";
import { datePicker } from "./date-picker/date-picker.ts";
import { destinationCard } from "./destination-card/destination-card.ts";
import { destinationOverview } from "./destination-overview/destination-overview.tsx";
import { dropdown } from "./dropdown/dropdown.ts";
import { faq } from "./faq/faq.ts";
import { heading } from "./heading/heading.ts";
import { hero } from "./hero/hero.ts";
import { image } from "./image/image.tsx";
import { input } from "./input/input.tsx";
import { itinerary } from "./itinerary/itinerary.ts";
import { optionalCheckboxes } from "./optional-checkboxes/optional-checkboxes.tsx";
import { pageFooter } from "./page-footer/page-footer.ts";
import { pageHeader } from "./page-header/page-header.ts";
import { promiseCard } from "./promise-card/promise-card.ts";
import { quotationForm } from "./quotation-form/quotation-form.ts";
import { requestReference } from "./request-reference/request-reference.ts";
import { richText } from "./rich-text/rich-text.ts";
import { routeMap } from "./route-map/route-map.ts";
import { searchList } from "./search-list/search-list.ts";
import { searchMetadata } from "./search-metadata/search-metadata.ts";
import { seasonPrice } from "./season-price/season-price.ts";
import { sideText } from "./side-text/side-text.tsx";
import { spacer } from "./spacer/spacer.ts";
import { specialistCard } from "./specialist-card/specialist-card.ts";
import { specialistMatch } from "./specialist-match/specialist-match.ts";
import { textArea } from "./text-area/text-area.ts";
import { travelerStories } from "./traveler-stories/traveler-stories.tsx";
import { userDataProvider } from "./user-data-provider/user-data-provider.tsx";
import type { Block } from "./define/block.ts";

/** The blocks without slots: those that React renders in Salesforce, where templates render the others. */
export const leafBlocks: readonly Block[] = [
  button,
  callToAction,
  checkbox,
  contactStrip,
  datePicker,
  destinationCard,
  destinationOverview,
  dropdown,
  faq,
  heading,
  hero,
  image,
  input,
  itinerary,
  optionalCheckboxes,
  pageFooter,
  pageHeader,
  promiseCard,
  quotationForm,
  requestReference,
  richText,
  routeMap,
  searchList,
  searchMetadata,
  seasonPrice,
  sideText,
  spacer,
  specialistCard,
  specialistMatch,
  textArea,
  travelerStories,
  userDataProvider,
];
