import { paragraph, string } from "../../settings/properties.ts";
import { rows } from "../../settings/rows.ts";
import { titleProperties } from "../title-properties.ts";

/** Settings of an itinerary. */
export const itineraryProperties = {
  ...titleProperties,
  days: rows({ parts: { day: string(), title: string(), text: paragraph() }, required: ["day", "title"] }),
};
