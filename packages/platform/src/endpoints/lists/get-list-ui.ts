import { PlatformError } from "../../errors.ts";
import { defineChoice } from "../../table/define-choice.ts";
import type { ConfigFor } from "../../table/define-read.ts";
import { MRU } from "./list-parameters.ts";
import { getListInfoSummaries } from "./get-list-info-summaries.ts";
import { getListUiById } from "./get-list-ui-by-id.ts";
import { getListUiByName } from "./get-list-ui-by-name.ts";
import { getMruListUi } from "./get-mru-list-ui.ts";
import type { ListInfoSummaries, ListUi } from "./types.ts";

/** A list view by name or id, the list of recently seen records, or an object alone for the names of its list views. */
export type ListUiConfig =
  | ConfigFor<typeof getListUiByName>
  | ConfigFor<typeof getListUiById>
  | (ConfigFor<typeof getMruListUi> & { readonly listViewApiName: typeof MRU })
  | ConfigFor<typeof getListInfoSummaries>;

/** Reads a list in any of the ways that Salesforce's `getListUi` knows. */
export const getListUi = defineChoice<ListUiConfig, ListUi | ListInfoSummaries>({
  name: "getListUi",
  choices: [getListUiByName, getListUiById, getMruListUi, getListInfoSummaries],
  choose(config) {
    if ("listViewId" in config) return getListUiById;
    if (config.listViewApiName === MRU) return getMruListUi;
    if ("listViewApiName" in config) return getListUiByName;
    if ("objectApiName" in config || Object.keys(config).length === 0) return getListInfoSummaries;
    throw new PlatformError(400, "UNRECOGNIZED_CONFIG", "unrecognized config");
  },
});
