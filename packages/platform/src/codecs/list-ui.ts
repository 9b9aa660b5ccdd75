import type { CacheEntry } from "../cache/cache-entry.ts";
import type { UserCache } from "../cache/user-cache.ts";
import { isJsonObject } from "../json.ts";
import { sameJson, typeMismatch } from "../json-values.ts";
import { expectListRecords, ListPage } from "./list-records.ts";
import type { ListInfo, ListReference, ListUi } from "./list-types.ts";
import { expectObject } from "./unnormalized.ts";
import type { NormalizeContext, CachedData, ResponseCodec } from "../cache/response-codec.ts";

/** Locates the cache entry of a list info; undefined if the name of the list is unknown. */
export type LocateListInfo<Config> = (
  cache: UserCache,
  config: Config,
  reference: ListReference | undefined,
) => CacheEntry<ListInfo> | undefined;

/** @throws TypeError if the value is not a list info */
export const expectListInfo = expectObject<ListInfo>({ eTag: "string" });

function expectListUi(body: unknown): ListUi {
  if (!isJsonObject(body)) throw typeMismatch("object", body);
  return { ...body, info: expectListInfo(body.info), records: expectListRecords(body.records) };
}

/** Normalizes the info and the records of a list view. */
/* @__NO_SIDE_EFFECTS__ */
export function listUi<Config>(locateInfo: LocateListInfo<Config>): ResponseCodec<Config, ListUi> {
  return {
    normalize(body, context) {
      const response = expectListUi(body);
      const info = locateInfo(context.cache, context.config, response.info.listReference);
      info?.store(response.info, context.received);
      const stored = info?.getSnapshot().data;
      // The same object, so that an error of the info, which hides its data, is no change of the list.
      return listUiData(
        stored && sameJson(stored, response.info) ? { ...response, info: stored } : response,
        context,
        info,
      );
    },
  };
}

function listUiData(
  response: ListUi,
  context: NormalizeContext<unknown, ListUi>,
  infoEntry: CacheEntry<ListInfo> | undefined,
): CachedData<ListUi> {
  const until = context.received.at + context.lifetime;
  const before = context.previous?.read();
  const page = new ListPage(response.records, context, before?.records);
  const parts = (): Pick<ListUi, "info" | "records"> => ({
    info: infoEntry?.getSnapshot().data ?? response.info,
    records: page.read(),
  });
  const first = { ...response, ...parts() };
  let shown = before && sameJson(before, first) ? before : first;
  return {
    dependencies: infoEntry ? [infoEntry, ...page.dependencies] : page.dependencies,
    read() {
      const { info, records } = parts();
      if (shown.info !== info || shown.records !== records) shown = { ...response, info, records };
      return shown;
    },
    onDependencyChange: (dependency) => page.onDependencyChange(dependency),
    freshUntil: () => Math.min(until, page.freshUntil(), infoEntry?.freshUntil() ?? until),
    freshUntilLowerBound: () => Math.min(page.freshUntilLowerBound(), infoEntry?.freshUntil() ?? until),
    retainUntil: () => until,
  };
}
