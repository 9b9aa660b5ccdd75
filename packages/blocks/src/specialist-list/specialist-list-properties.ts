import { rows } from "@travel-design/ui/internal";
import { specialistCardProperties } from "../specialist-card/specialist-card-properties.ts";

const { title, description, specialistEmail, image, ...others } = specialistCardProperties;

/** Settings of a list of specialists: a row of parts, or an object, per person. */
export const specialistListProperties = {
  specialists: rows({ parts: { title, description, specialistEmail, image, ...others }, required: ["title"] }),
};
