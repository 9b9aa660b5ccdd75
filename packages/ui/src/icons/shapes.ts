// The entry `@travel-design/ui/icons`: open shapes with round ends and a margin of three units. Icons that are not imported are not
// bundled.
import type { IconShape } from "./icon-shape.ts";

export type { IconShape };

const star = "M12 3.4L14.53 8.92L20.56 9.62L16.09 13.73L17.29 19.68L12 16.7L6.71 19.68L7.91 13.73L3.44 9.62L9.47 8.92Z";

/** Lines within a circle. */
/* @__NO_SIDE_EFFECTS__ */
function circled(line: string): IconShape {
  return { line: `M3 12A9 9 0 0 1 21 12A9 9 0 0 1 3 12Z${line}` };
}

/** Forward, to what comes next. */
export const arrowIcon: IconShape = { line: "M4 12H20M14 6L20 12L14 18" };
/** A date or a period. */
export const calendarIcon: IconShape = {
  line: "M5.5 5H18.5A2 2 0 0 1 20.5 7V18.5A2 2 0 0 1 18.5 20.5H5.5A2 2 0 0 1 3.5 18.5V7A2 2 0 0 1 5.5 5ZM3.5 10H20.5M8 2.75V6.75M16 2.75V6.75M8 14.5H8.01M12 14.5H12.01M16 14.5H16.01",
};
/** Done, or included. */
export const checkIcon: IconShape = { line: "M4.5 12.5L9.5 17.5L19.5 7" };
/** Opens downwards. */
export const chevronDownIcon: IconShape = { line: "M5 8.75L12 15.75L19 8.75" };
/** To the one before. */
export const chevronLeftIcon: IconShape = { line: "M15.25 5L8.25 12L15.25 19" };
/** To the next one. */
export const chevronRightIcon: IconShape = { line: "M8.75 5L15.75 12L8.75 19" };
/** Closes upwards. */
export const chevronUpIcon: IconShape = { line: "M5 15.25L12 8.25L19 15.25" };
/** A time, or how long something takes. */
export const clockIcon: IconShape = circled("M12 6.75V12L15.5 14.25");
/** Takes something away. */
export const closeIcon: IconShape = { line: "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5" };
/** Finding the way; a trip made to measure. */
export const compassIcon: IconShape = circled("M15.9 8.1L13.75 13.75L8.1 15.9L10.25 10.25Z");
/** Leads to another site or another tab. */
export const externalIcon: IconShape = {
  line: "M10 5H6A2 2 0 0 0 4 7V18A2 2 0 0 0 6 20H17A2 2 0 0 0 19 18V14M14 4H20V10M20 4L11.5 12.5",
};
/** The whole world. */
export const globeIcon: IconShape = circled(
  "M3 12H21M12 3C14.5 5.5 15.75 8.6 15.75 12C15.75 15.4 14.5 18.5 12 21C9.5 18.5 8.25 15.4 8.25 12C8.25 8.6 9.5 5.5 12 3Z",
);
/** A favourite; care. */
export const heartIcon: IconShape = {
  line: "M12 20.25C6.5 16.6 3 13.2 3 9.25A4.75 4.75 0 0 1 7.75 4.5C9.5 4.5 11.1 5.4 12 6.9C12.9 5.4 14.5 4.5 16.25 4.5A4.75 4.75 0 0 1 21 9.25C21 13.2 17.5 16.6 12 20.25Z",
};
/** An explanation. */
export const infoIcon: IconShape = circled("M12 11.25V16.5M12 7.75H12.01");
/** Nature; travelling with care for it. */
export const leafIcon: IconShape = {
  line: "M6.5 17.5C3.5 10.5 9 4.5 20 4C20.5 14.5 14 20.5 6.5 17.5ZM4 20.5C6.5 15.5 10 12 14.5 9.5",
};
/** An e-mail address. */
export const mailIcon: IconShape = {
  line: "M5.5 5H18.5A2 2 0 0 1 20.5 7V17A2 2 0 0 1 18.5 19H5.5A2 2 0 0 1 3.5 17V7A2 2 0 0 1 5.5 5ZM4.25 6.75L12 13L19.75 6.75",
};
/** A place. */
export const mapPinIcon: IconShape = {
  line: "M12 21.5C7.5 16.9 5 13.3 5 10A7 7 0 0 1 19 10C19 13.3 16.5 16.9 12 21.5ZM9.5 10A2.5 2.5 0 0 1 14.5 10A2.5 2.5 0 0 1 9.5 10Z",
};
/** The navigation. */
export const menuIcon: IconShape = { line: "M3.5 7H20.5M3.5 12H20.5M3.5 17H20.5" };
/** Holds what moves. */
export const pauseIcon: IconShape = { line: "M8.5 5V19M15.5 5V19" };
/** A telephone number. */
export const phoneIcon: IconShape = {
  line: "M4 5.5A1.75 1.75 0 0 1 5.75 3.75H8.2L10 8.5L7.75 10.1A12.5 12.5 0 0 0 13.9 16.25L15.5 14L20.25 15.8V18.25A1.75 1.75 0 0 1 18.5 20C10.5 20 4 13.5 4 5.5Z",
};
/** A flight. */
export const planeIcon: IconShape = {
  line: "M20.5 3.5C19.4 2.4 17.8 2.7 16.8 3.7L13.5 7L5 4.75L3.5 6.25L10.25 10.25L7 13.5L4 13L2.75 14.25L6.5 17.5L9.75 21.25L11 20L10.5 17L13.75 13.75L17.75 20.5L19.25 19L17 10.5L20.3 7.2C21.3 6.2 21.6 4.6 20.5 3.5Z",
};
/** Lets something move. */
export const playIcon: IconShape = { line: "M7.5 4.75L19 12L7.5 19.25Z" };
/** Shows more. */
export const plusIcon: IconShape = { line: "M12 5V19M5 12H19" };
/** Looks something up. */
export const searchIcon: IconShape = {
  line: "M4 10.5A6.5 6.5 0 0 1 17 10.5A6.5 6.5 0 0 1 4 10.5ZM15.25 15.25L20.5 20.5",
};
/** Certainty: a guarantee. */
export const shieldIcon: IconShape = {
  line: "M12 2.75L19.5 5.5V11.5C19.5 16 16.5 19.5 12 21.25C7.5 19.5 4.5 16 4.5 11.5V5.5ZM8.5 12L11 14.5L15.5 9.5",
};
/** A whole star of a rating. */
export const starIcon: IconShape = { line: star, fill: star };
/** A star that was not given. */
export const starEmptyIcon: IconShape = { line: star };
/** Luggage; a trip. */
export const suitcaseIcon: IconShape = {
  line: "M5.5 7.5H18.5A2 2 0 0 1 20.5 9.5V18A2 2 0 0 1 18.5 20H5.5A2 2 0 0 1 3.5 18V9.5A2 2 0 0 1 5.5 7.5ZM8.5 7.5V5.5A2 2 0 0 1 10.5 3.5H13.5A2 2 0 0 1 15.5 5.5V7.5M3.5 13H20.5M12 12V14.5",
};
/** Good weather; the best season. */
export const sunIcon: IconShape = {
  line: "M8 12A4 4 0 0 1 16 12A4 4 0 0 1 8 12ZM12 2.75V4.75M12 19.25V21.25M2.75 12H4.75M19.25 12H21.25M5.46 5.46L6.88 6.88M17.12 17.12L18.54 18.54M5.46 18.54L6.88 17.12M17.12 6.88L18.54 5.46",
};
/** A person. */
export const userIcon: IconShape = {
  line: "M8 8A4 4 0 0 1 16 8A4 4 0 0 1 8 8ZM4 20.5C4.6 16.4 7.9 14.25 12 14.25C16.1 14.25 19.4 16.4 20 20.5",
};
