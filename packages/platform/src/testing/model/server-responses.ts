// The bodies of the model server's responses.
import type { UiRecord } from "../../cache/ui-record.ts";
import { masterRecordTypeId } from "../../constants.ts";
import type { TransportResponse } from "../../transport.ts";
import { ok } from "../recorded-transport.ts";
import { filteredField, layoutFields } from "./names.ts";

export function infoOf(list: string, { eTag, isFiltered }: { eTag: string; isFiltered: boolean }): object {
  const [objectApiName, listViewApiName] = list.split(".");
  const filteredByInfo = isFiltered ? [{ fieldApiName: filteredField, operator: "Equals", operandLabels: [] }] : [];
  const rules = { filteredByInfo, orderedByInfo: [], scope: { apiName: "everything" } };
  return { eTag, label: list, listReference: { objectApiName, listViewApiName }, ...rules };
}

export const batchOf = (items: readonly TransportResponse[]): TransportResponse =>
  ok({ results: items.map(({ status, body }) => ({ statusCode: status, result: body })) });

/** A record with its layout. */
export function recordUiOf(record: UiRecord): object {
  const { id, apiName: object } = record;
  const item = { layoutComponents: layoutFields.fields.map((apiName) => ({ componentType: "Field", apiName })) };
  const layout = {
    id: null,
    layoutType: "Full",
    mode: "View",
    sections: [{ id: null, layoutRows: [{ layoutItems: [item] }] }],
  };
  return {
    layouts: { [object]: { [masterRecordTypeId]: { Full: { View: layout } } } },
    layoutUserStates: {},
    objectInfos: { [object]: { apiName: object, fields: {} } },
    records: { [id]: record },
  };
}
