import type { ListInfo, ListUi } from "../endpoints/lists.ts";
import type { Entry } from "../engine/entry.ts";
import type { UserCache } from "../engine/user-cache.ts";
import { isJsonObject } from "../json.ts";
import { sameJson, typeMismatch } from "../json-values.ts";
import { expectListRecords, ListPage, type ListReference } from "./list-collection.ts";
import type { Arrival, Holding, Shape } from "./shape.ts";

/** Finds where the info of a list is held, so that each list's info is held once; undefined where that is not known. */
export type LocateInfo<Config> = (
  cache: UserCache,
  config: Config,
  reference: ListReference | undefined,
) => Entry<ListInfo> | undefined;

const isListInfo = (value: unknown): value is ListInfo => isJsonObject(value) && typeof value.eTag === "string";

/** @throws TypeError when the value is not a list's info */
export function expectListInfo(value: unknown): ListInfo {
  if (isListInfo(value)) return value;
  throw isJsonObject(value) ? typeMismatch("string", value.eTag) : typeMismatch("object", value);
}

/** @throws TypeError when the answer is not a list view with its records */
function expectListUi(body: unknown): ListUi {
  if (!isJsonObject(body)) throw typeMismatch("object", body);
  return { ...body, info: expectListInfo(body.info), records: expectListRecords(body.records) };
}

/** A list view with its records: the info and every record are held once with all other answers that show them. */
/* @__NO_SIDE_EFFECTS__ */
export function listUi<Config>(locateInfo: LocateInfo<Config>): Shape<Config, ListUi> {
  return {
    hold(body, arrival) {
      const answer = expectListUi(body);
      const info = locateInfo(arrival.cache, arrival.config, answer.info.listReference);
      info?.accept(answer.info, arrival.moment);
      return listUiHolding(answer, arrival, info);
    },
  };
}

function listUiHolding(
  answer: ListUi,
  arrival: Arrival<unknown, ListUi>,
  infoEntry: Entry<ListInfo> | undefined,
): Holding<ListUi> {
  const until = arrival.moment.now + arrival.lifetime;
  const before = arrival.previous?.read();
  const page = new ListPage(answer.records, arrival, before?.records);
  const parts = (): Pick<ListUi, "info" | "records"> => ({
    info: infoEntry?.current().data ?? answer.info,
    records: page.read(),
  });
  const first = { ...answer, ...parts() };
  let shown = before && sameJson(before, first) ? before : first;
  return {
    sources: infoEntry ? [infoEntry, ...page.sources] : page.sources,
    read() {
      const { info, records } = parts();
      if (shown.info !== info || shown.records !== records) shown = { ...answer, info, records };
      return shown;
    },
    partChanged: (source) => page.partChanged(source),
    freshUntil: () => Math.min(until, page.freshUntil(), infoEntry?.freshUntil() ?? until),
    freshAtLeastUntil: () => Math.min(page.freshAtLeastUntil(), infoEntry?.freshUntil() ?? until),
    keepUntil: () => until,
  };
}
