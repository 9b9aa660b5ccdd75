import { idField } from "../../constants.ts";
import { PlatformError } from "../../errors.ts";
import { defineWrite } from "../../table/define-write.ts";
import { jsonObject, modifiedSince, text } from "../../table/kinds.ts";
import { body, header, isPathPart, required } from "../../table/parameters.ts";
import { toLongId } from "../../table/record-id.ts";
import { takeRecord, writeParameters } from "./record-input.ts";

/** Changes fields of the record that `fields.Id` names. */
export const updateRecord = defineWrite({
  name: "updateRecord",
  method: "PATCH",
  path: "/records/{recordId}",
  parameters: {
    ...writeParameters,
    apiName: body(text),
    fields: required(body(jsonObject)),
    ifUnmodifiedSince: header(modifiedSince),
  },
  derive({ fields: { [idField]: id, ...fields } }) {
    if (typeof id !== "string" || !isPathPart(id))
      throw new PlatformError(400, "INVALID_RECORD_INPUT", "Invalid recordInput");
    return { recordId: toLongId(id), fields };
  },
  take: takeRecord,
});
