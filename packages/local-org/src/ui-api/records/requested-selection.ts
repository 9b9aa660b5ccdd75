import { queryList } from "../../http/input.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { Viewer } from "../find.ts";
import { fieldsOfKinds, layoutKindsOf } from "../layouts/record-ui.ts";
import { mergeSelections, selectNamed, selectRecord, type RecordSelection } from "../record-selection.ts";

/**
 * The fields of a record of a query, by name or by layout.
 *
 * @throws OrgError 400
 */
export function requestedSelection(viewer: Viewer, object: ObjectMetadata, query: URLSearchParams): RecordSelection {
  const optional = queryList(query, "optionalFields");
  if (queryList(query, "layoutTypes").length === 0)
    return selectRecord(viewer, object, queryList(query, "fields"), optional);
  return mergeSelections(
    selectRecord(viewer, object, [], optional),
    selectNamed(viewer, object, fieldsOfKinds(viewer, object, layoutKindsOf(query))),
  );
}
