import { batchErrorMemory } from "../../batch-error-memory.ts";
import type { Entry } from "../../engine/entry.ts";
import type { UserCache } from "../../engine/user-cache.ts";
import * as lifetimes from "../../lifetimes.ts";
import { batchHolding, expectItems, itemFailure, type Batch, type BatchItem } from "../../shapes/batch.ts";
import type { Shape } from "../../shapes/shape.ts";
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

/** Stands for an avatar that somebody else waits for. */
export const blankItem: BatchItem<RecordAvatar> = { statusCode: ok, result: blankAvatar };

/** Where one avatar is held. */
export const avatarEntry = (cache: UserCache, { formFactor }: AvatarsConfig, recordId: string): Entry<RecordAvatar> =>
  recordAvatar.entry(cache, { recordId, formFactor });

const entriesOf = (cache: UserCache, config: AvatarsConfig): readonly Entry<RecordAvatar>[] =>
  config.recordIds.map((id) => avatarEntry(cache, config, id));

/** Until when an avatar may stand in another combination. An error is remembered for as long in any. */
const mappedUntil = (entry: Entry<RecordAvatar>): number =>
  entry.freshUntil() - (entry.failure ? 0 : lifetimes.avatar - lifetimes.avatarMap);

/** Avatars, each held for as long as avatars last. */
export const avatars: Shape<AvatarsConfig, Avatars> = {
  find({ cache, config }) {
    const entries = entriesOf(cache, config);
    return { ...batchHolding(entries, -Infinity), freshUntil: () => Math.min(...entries.map(mappedUntil)) };
  },
  hold(body, { cache, config, moment, lifetime, previous }) {
    const entries = entriesOf(cache, config);
    expectItems(body, entries.length).forEach((item, at) => {
      const { statusCode: status, result } = item;
      const entry = entries[at];
      if (!entry || isBlankAvatar(result)) return;
      if (status === ok) return entry.accept(result, moment);
      if (status !== badRequest && status !== notFound) throw unknownDiscriminator(status, [ok, badRequest, notFound]);
      entry.fail(itemFailure(item), moment, status === notFound ? 0 : batchErrorMemory.avatars);
    });
    const until = moment.now + lifetime;
    const failed = (): number[] => entries.flatMap((entry) => (entry.failure ? [entry.freshUntil()] : []));
    return {
      ...batchHolding(entries, moment.now + lifetimes.recordAvatars, previous?.read(), blankItem),
      freshUntil: () => Math.min(until, ...failed()),
    };
  },
};
