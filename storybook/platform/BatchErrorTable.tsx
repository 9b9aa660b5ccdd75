import { batchErrorLifetimes } from "@travel-design/platform";
import type { ReactNode } from "react";
import { spanText } from "./endpoint-rows.ts";

const words: Readonly<Record<keyof typeof batchErrorLifetimes, string>> = {
  objectInfo: "getObjectInfos",
  listInfo: "getListInfosByName",
  records: "getRecords",
  avatars: "getRecordAvatars",
  relatedListInfo: "getRelatedListInfoBatch",
  relatedListPreferences: "getRelatedListPreferencesBatch",
  relatedListRecords: "getRelatedListRecordsBatch",
  relatedListCount: "getRelatedListsCount",
  relatedListActions: "getRelatedListsActions",
};

const isKey = (name: string): name is keyof typeof batchErrorLifetimes => name in batchErrorLifetimes;

/** How long batches remember that an item failed. Renders a `<table>`. */
export function BatchErrorTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Batch</th>
          <th scope="col">Remembers an error of an item for</th>
        </tr>
      </thead>
      <tbody>
        {Object.keys(batchErrorLifetimes)
          .filter(isKey)
          .map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{words[name]}</code>
              </th>
              <td>{spanText(batchErrorLifetimes[name])}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
