import type { Entry } from "../../engine/entry.ts";
import type { UserCache } from "../../engine/user-cache.ts";
import { expectListRecords, type ListReference } from "../../shapes/list-collection.ts";
import type { LocateInfo } from "../../shapes/list-ui.ts";
import type { Asking } from "../../table/define-read.ts";
import type { TransportRequest, TransportResponse } from "../../transport/transport.ts";
import { getListInfoByName } from "./get-list-info-by-name.ts";
import type { ListInfo, ListUi } from "./types.ts";

function infoEntry(cache: UserCache, { objectApiName, listViewApiName }: ListReference): Entry<ListInfo> | undefined {
  if (!objectApiName || !listViewApiName) return undefined;
  return getListInfoByName.entry(cache, { objectApiName, listViewApiName });
}

/** Where a list's info is held, by the names that the list was asked for with. */
export const infoOfConfig: LocateInfo<ListReference> = (cache, config) => infoEntry(cache, config);

/** The same, by the names that the answer tells. */
export const infoOfAnswer: LocateInfo<unknown> = (cache, _config, reference) =>
  reference && infoEntry(cache, reference);

/**
 * Asks for the records alone when a list's info is known but past its lifetime: the records' answer tells by its eTag
 * whether the info still holds. Only when it does not, the whole list is asked for.
 */
export async function confirmInfo<Config>(
  { config, cache, held, isBehind, request, send }: Asking<Config, ListUi>,
  locateInfo: LocateInfo<Config>,
  recordsRequest: TransportRequest,
): Promise<TransportResponse> {
  const info = held && locateInfo(cache, config, held.info.listReference);
  if (!held || !info || isBehind || info.isFresh(cache.services.clock.now())) return send(request);
  const answer = await send(recordsRequest);
  const records = expectListRecords(answer.body);
  return records.listInfoETag === held.info.eTag ? { ...answer, body: { ...held, records } } : send(request);
}
