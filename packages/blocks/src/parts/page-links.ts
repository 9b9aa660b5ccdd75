import { link, rows, string } from "@travel-design/ui/internal";
import type { Property, SettingsOf } from "@travel-design/ui/models";

const parts = { label: string(), address: link() };

/** A link in a header or a footer. Its address is an https, mailto or tel address, a path from the root of the site, or an anchor. */
export type PageLink = SettingsOf<typeof parts>;

/** Links as rows of `label | address`. One with another address is shown as text. */
/* @__NO_SIDE_EFFECTS__ */
export const pageLinks = (): Property<readonly PageLink[]> => rows({ parts, required: ["label"] });
