import {
  type Clock,
  createPlatform,
  getListInfoByName,
  getListRecordsByName,
  getRecord,
  updateRecord,
} from "@travel-design/platform";
import { fieldNames, type BenchRecord, type Contestant } from "./records.ts";

const configOf = (listViewApiName: string) => ({ objectApiName: "Trip__c", listViewApiName });
const fields = fieldNames.map((name) => `Trip__c.${name}`);

/** Our own data layer. */
export function create(): Contestant {
  /** The next response of the server. */
  let response: unknown;
  let due: (() => void)[] = [];
  /** A clock that never advances. The benchmark runs what is due, because it does not measure delays. */
  const clock: Clock = {
    now: () => 0,
    after(delay, callback) {
      if (delay < 1000) due.push(callback);
      return () => undefined;
    },
  };

  const platform = createPlatform({
    transport: () => Promise.resolve({ status: 200, body: response }),
    clock,
    user: { userId: null, isGuest: true },
    endpoints: { getListInfoByName, getListRecordsByName, getRecord, updateRecord },
  });

  function runDue(): void {
    const callbacks = due;
    due = [];
    for (const callback of callbacks) callback();
  }

  return {
    async ingest(list, records: readonly BenchRecord[]) {
      // Of a list whose rows no write moves, as the other contestants have no other lists.
      response = { eTag: "1", filteredByInfo: [], orderedByInfo: [] };
      await platform.getListInfoByName.read(configOf("All"));
      response = { count: records.length, listInfoETag: "1", records };
      await platform.getListRecordsByName.read(configOf(list), { policy: "no-cache" });
      runDue();
    },
    subscribe(list, listener) {
      let isFirst = true;
      platform.getListRecordsByName.subscribe(configOf(list), () => {
        if (!isFirst) listener();
        isFirst = false;
      });
    },
    async write(record) {
      response = record;
      await platform.updateRecord({ fields: { Id: record.id } });
      runDue();
    },
    reader(recordId) {
      const watch = platform.getRecord.observe({ recordId, fields });
      return () => watch?.getSnapshot().data;
    },
  };
}
