import type { CacheEntry } from "../cache/cache-entry.ts";
import type { UserCache } from "../cache/engine.ts";
import { isJsonObject } from "../json.ts";
import { sameJson, typeMismatch } from "../json-values.ts";
import { expectListRecords, ListPage } from "./list-records.ts";
import type { ListInfo, ListReference, ListUi } from "./list-types.ts";
import { expectObject } from "./unnormalized.ts";
import type { ResponseCodec } from "../cache/response-codec.ts";

/** Locates the cache entry of a list info; undefined if the name of the list is unknown. */
export type LocateListInfo = (cache: UserCache, list: ListReference) => CacheEntry<ListInfo> | undefined;

/** @throws TypeError if the value is not a list info */
export const expectListInfo = expectObject<ListInfo>({ eTag: "string" });

function expectListUi(body: unknown): ListUi {
  if (!isJsonObject(body)) throw typeMismatch("object", body);
  return { ...body, info: expectListInfo(body.info), records: expectListRecords(body.records) };
}

/** Normalizes the info and the records of a list view. */
/* @__NO_SIDE_EFFECTS__ */
export function listUi(locateInfo: LocateListInfo): ResponseCodec<object, ListUi> {
  return {
    normalize(body, context) {
      const response = expectListUi(body);
      const { cache, config, received, lifetime, previous } = context;
      const until = received.at + lifetime;
      const entry = locateInfo(cache, { ...response.info.listReference, ...config });
      entry?.store(response.info, received);
      const stored = entry?.getSnapshot().data;
      // The same object, so that an error of the info, which hides its data, is no change of the list.
      const ownInfo = stored && sameJson(stored, response.info) ? stored : response.info;
      const currentInfo = (): ListInfo => entry?.getSnapshot().data ?? ownInfo;
      const before = previous?.read();
      const page = new ListPage(response.records, context, before?.records);
      const first = { ...response, info: currentInfo(), records: page.read() };
      let shown = before && sameJson(before, first) ? before : first;
      return {
        dependencies: entry ? [entry, ...page.dependencies] : page.dependencies,
        read() {
          const info = currentInfo();
          const records = page.read();
          if (shown.info !== info || shown.records !== records) shown = { ...response, info, records };
          return shown;
        },
        onDependencyChange: (dependency) => page.onDependencyChange(dependency),
        freshUntil: () => Math.min(until, page.freshUntil(), entry?.freshUntil() ?? until),
        freshUntilLowerBound: () => Math.min(page.freshUntilLowerBound(), entry?.freshUntil() ?? until),
        retainUntil: () => until,
      };
    },
  };
}
