import type { KeyPrefixes } from "../salesforce-id.ts";
import type { DataFile } from "./data-file.ts";

/** The key prefix of each object that has records, from the id of one of them. */
export function usedPrefixes({ database }: DataFile): KeyPrefixes {
  const rows = database
    .prepare(
      "SELECT object, substr(json_extract(fields, '$.Id'), 1, 3) AS prefix, min(number) FROM records GROUP BY object",
    )
    .all();
  return new Map(rows.map(({ object, prefix }) => [String(object), String(prefix)]));
}
