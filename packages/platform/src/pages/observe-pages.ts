import type { PlatformError } from "../errors.ts";
import type { PageTokens } from "../codecs/list-types.ts";
import type { State } from "../cache/snapshot.ts";
import type { UiRecord } from "../cache/ui-record.ts";
import type { ObserveApi, Observer, SubscribeOptions } from "../table/read-api.ts";

/** A page of records, as the reads of lists and related lists return it. */
export type RecordPage = Pick<PageTokens, "nextPageToken"> & { readonly records: readonly UiRecord[] };

/** The config of a read that accepts the token of a page. */
export interface PageConfig {
  readonly pageToken?: string | undefined;
}

/** The pages so far. Immutable: a change creates a new snapshot. */
export interface PagesSnapshot {
  /** The records of all pages, each once; undefined before the first page arrived. */
  readonly data: readonly UiRecord[] | undefined;
  /** Of the page whose latest request failed. */
  readonly error: PlatformError | undefined;
  /** Of the first page; `Error` and `Stale` also if that is true of another page. */
  readonly state: State;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
}

/** Observes a list page by page. */
export interface PagesObserver {
  readonly getSnapshot: () => PagesSnapshot;
  /** Calls the listener after every change, until the returned function is called. Every page so far is read and stays up to date. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads one page more, or the one whose request failed. Does nothing without a further page. */
  readonly fetchNextPage: () => void;
  /** Fetches every page so far from the network. */
  readonly refetch: () => Promise<void>;
}

interface Page {
  readonly token: string | undefined;
  readonly observer: Observer<RecordPage>;
  stop?: (() => void) | undefined;
}

const nothing: PagesSnapshot = {
  data: undefined,
  error: undefined,
  state: "Pending",
  hasNextPage: false,
  isFetchingNextPage: false,
};

/** Records of several pages. A record that moved between two requests may be on two of them. */
function uniqueRecords(pages: readonly (readonly UiRecord[])[]): UiRecord[] {
  const byId = new Map<string, UiRecord>();
  for (const record of pages.flat()) if (!byId.has(record.id)) byId.set(record.id, record);
  return [...byId.values()];
}

/** The pages of one list. Each follows the token of the page before it. */
class Pages<Config extends PageConfig> implements PagesObserver {
  readonly #api: ObserveApi<Config, RecordPage>;
  readonly #config: Config;
  readonly #options: SubscribeOptions;
  readonly #listeners = new Set<() => void>();
  #pages: Page[];
  /** How many pages were requested. */
  #wanted = 1;
  #snapshot = nothing;

  constructor(
    api: ObserveApi<Config, RecordPage>,
    config: Config,
    first: Observer<RecordPage>,
    options: SubscribeOptions,
  ) {
    this.#api = api;
    this.#config = config;
    this.#options = options;
    this.#pages = [{ token: undefined, observer: first }];
    this.#updateSnapshot();
  }

  // Functions that keep their identity and need no `this`, as React requires.
  readonly getSnapshot = (): PagesSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) for (const page of this.#pages) this.#start(page);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#pages.forEach(stop);
    };
  };

  readonly fetchNextPage = (): void => {
    const last = this.#pages.at(-1)?.observer;
    const isFailed = last?.getSnapshot().state === "Error";
    if (isFailed) last?.refetch().catch(() => undefined);
    else if (this.#snapshot.hasNextPage) this.#wanted = this.#pages.length + 1;
    this.#update();
  };

  readonly refetch = async (): Promise<void> => {
    await Promise.all(this.#pages.map(({ observer }) => observer.refetch()));
  };

  /** Its listener is called at once, which may replace the pages after it, and start those. */
  #start(page: Page): void {
    page.stop ??= page.observer.subscribe(() => this.#update(), this.#options);
  }

  /** Follows the tokens: adds a page that was requested, and replaces pages whose token changed. */
  #update(): void {
    for (let at = 0; at < this.#pages.length; at += 1) {
      const data = this.#pages[at]?.observer.getSnapshot().data;
      const token = data?.nextPageToken ?? undefined;
      const next = this.#pages[at + 1];
      if (data && next && next.token !== token) this.#pages.splice(at + 1).forEach(stop);
      if (token !== undefined && at + 1 === this.#pages.length && at + 1 < this.#wanted) this.#add(token);
    }
    const before = this.#snapshot;
    this.#updateSnapshot();
    if (before !== this.#snapshot) for (const listener of this.#listeners) listener();
  }

  #add(token: string): void {
    const observer = this.#api.observe({ ...this.#config, pageToken: token });
    if (!observer) return;
    const page: Page = { token, observer };
    this.#pages.push(page);
    if (this.#listeners.size > 0) this.#start(page);
  }

  #updateSnapshot(): void {
    const snapshots = this.#pages.map(({ observer }) => observer.getSnapshot());
    const [first, last] = [snapshots[0], snapshots.at(-1)];
    const arrived = snapshots.flatMap(({ data }) => (data ? [data] : []));
    const hasState = (state: State): boolean => snapshots.some((snapshot) => snapshot.state === state);
    const isPending = first?.state === "Pending" || first?.state === "Unfulfilled";
    const shared = (["Error", "Stale"] as const).find(hasState);
    const next: PagesSnapshot = {
      data: first?.data && uniqueRecords(arrived.map(({ records }) => records)),
      error: snapshots.find(({ error }) => error)?.error,
      state: isPending ? "Pending" : (shared ?? "Fulfilled"),
      hasNextPage: Boolean(arrived.at(-1)?.nextPageToken),
      isFetchingNextPage: snapshots.length > 1 && last?.state === "Pending",
    };
    if (!isSame(this.#snapshot, next)) this.#snapshot = next;
  }
}

function stop(page: Page): void {
  page.stop?.();
  page.stop = undefined;
}

const isSame = (one: PagesSnapshot, other: PagesSnapshot): boolean =>
  one.error === other.error &&
  one.state === other.state &&
  one.hasNextPage === other.hasNextPage &&
  one.isFetchingNextPage === other.isFetchingNextPage &&
  one.data?.length === other.data?.length &&
  (one.data?.every((record, at) => record === other.data?.[at]) ?? true);

/**
 * Observes a list page by page, for "load more". The pages follow the tokens in the responses.
 *
 * @param api for example `platform.getListRecordsByName`; of a read that returns more, `select` the page
 * @returns null if the config is incomplete or invalid
 */
export function observePages<Config extends PageConfig>(
  api: ObserveApi<Config, RecordPage>,
  config: NoInfer<Config> | undefined,
  options: SubscribeOptions = {},
): PagesObserver | null {
  const first = api.observe(config);
  return config && first ? new Pages(api, config, first, options) : null;
}
