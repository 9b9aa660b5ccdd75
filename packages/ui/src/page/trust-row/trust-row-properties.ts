import { link } from "../../link/link-properties.ts";
import { image } from "../../media/image/image-property.ts";
import { string } from "../../settings/properties.ts";
import { rows } from "../../settings/rows.ts";

/** Settings of a trust row. */
export const trustRowProperties = {
  title: string(),
  memberships: rows({ parts: { name: string(), image: image(), address: link() }, required: ["name"] }),
};
