import { link, image, string, rows } from "@travel-design/ui/internal";

/** Settings of a trust row. */
export const trustRowProperties = {
  title: string(),
  memberships: rows({ parts: { name: string(), image: image(), address: link() }, required: ["name"] }),
};
