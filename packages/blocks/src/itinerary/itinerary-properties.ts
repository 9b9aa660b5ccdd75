import { paragraph, rows, string } from "@travel-design/ui/internal";
import { titleProperties } from "../parts/title-properties.ts";

/** Settings of an itinerary. */
export const itineraryProperties = {
  ...titleProperties,
  days: rows({ parts: { day: string(), title: string(), text: paragraph() }, required: ["day", "title"] }),
};
