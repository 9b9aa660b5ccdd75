import { batchErrorMemory } from "../../batch-error-memory.ts";
import type { Entry } from "../../engine/entry.ts";
import type { UserCache } from "../../engine/user-cache.ts";
import { failureOf, toPlatformError } from "../../errors.ts";
import { sameJson } from "../../json.ts";
import * as lifetimes from "../../lifetimes.ts";
import { expectItems, itemOf, type Batch } from "../../shapes/batch.ts";
import type { Holding, Shape } from "../../shapes/shape.ts";
import type { FormFactor } from "../../constants.ts";
import { blankAvatar, isBlankAvatar, unknownDiscriminator } from "./avatar.ts";
import { recordAvatar } from "./record-avatar.ts";
import type { RecordAvatar } from "./types.ts";

/** Which avatars are asked for. */
export interface AvatarsConfig {
  readonly recordIds: readonly string[];
  readonly formFactor?: FormFactor | undefined;
}

type Avatars = Batch<RecordAvatar>;

const ok = 200;
const badRequest = 400;
const notFound = 404;

/** Where one avatar is held. */
export const avatarEntry = (cache: UserCache, { formFactor }: AvatarsConfig, recordId: string): Entry<RecordAvatar> =>
  recordAvatar.entry(cache, { recordId, formFactor });

const entriesOf = (cache: UserCache, config: AvatarsConfig): readonly Entry<RecordAvatar>[] =>
  config.recordIds.map((id) => avatarEntry(cache, config, id));

/** Avatars, each held for as long as avatars last. */
export const avatars: Shape<AvatarsConfig, Avatars> = {
  find({ cache, config }) {
    const entries = entriesOf(cache, config);
    const knownUntil = (): number =>
      Math.min(...entries.map((entry) => entry.freshUntil())) - lifetimes.avatar + lifetimes.avatarMap;
    return avatarsHolding(entries, { showsBlanks: false, freshUntil: knownUntil, keepUntil: () => -Infinity });
  },
  hold(body, { cache, config, moment, lifetime, previous }) {
    const entries = entriesOf(cache, config);
    expectItems(body, entries.length).forEach(({ statusCode: status, result }, at) => {
      const entry = entries[at];
      if (!entry || isBlankAvatar(result)) return;
      if (status === ok) return entry.accept(result, moment);
      if (status !== badRequest && status !== notFound) throw unknownDiscriminator(status, [ok, badRequest, notFound]);
      const failure = toPlatformError(failureOf({ status, body: result }));
      entry.fail(failure, moment, status === notFound ? 0 : batchErrorMemory.avatars);
    });
    const until = moment.now + lifetime;
    const failed = (): number[] => entries.flatMap((entry) => (entry.current().error ? [entry.freshUntil()] : []));
    const times = {
      showsBlanks: true,
      freshUntil: () => Math.min(until, ...failed()),
      keepUntil: () => moment.now + lifetimes.recordAvatars,
    };
    return avatarsHolding(entries, times, previous?.read());
  },
};

interface Terms {
  /** Whether a blank stands for what is not known, because somebody else waits for it. */
  readonly showsBlanks: boolean;
  freshUntil(): number;
  keepUntil(): number;
}

function avatarsHolding(entries: readonly Entry<RecordAvatar>[], terms: Terms, before?: Avatars): Holding<Avatars> {
  const blank = terms.showsBlanks ? { statusCode: ok, result: blankAvatar } : undefined;
  let shown = before;
  return {
    sources: entries,
    read() {
      const results = entries.flatMap((entry) => itemOf(entry) ?? blank ?? []);
      if (results.length < entries.length) return undefined;
      if (!sameJson(shown, { results })) shown = { results };
      return shown;
    },
    freshUntil: () => terms.freshUntil(),
    keepUntil: () => terms.keepUntil(),
  };
}
