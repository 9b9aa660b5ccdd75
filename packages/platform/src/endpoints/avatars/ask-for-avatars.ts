import type { UserCache } from "../../engine/user-cache.ts";
import { toPlatformError } from "../../convert-errors.ts";
import { expectItems, type Batch } from "../../shapes/batch.ts";
import type { Asking } from "../../table/define-read.ts";
import type { TransportRequest, TransportResponse } from "../../transport/transport.ts";
import { avatarEntry, blankItem, type AvatarsConfig } from "./avatars-shape.ts";
import type { RecordAvatar } from "./types.ts";

/** A request for avatars that is under way. */
interface Asked {
  /** Its number among all events. */
  readonly at: number;
  /** The records for which somebody was given a blank meanwhile. */
  readonly blanks: Set<string>;
}

/** The request that an avatar is waited for from. */
type Waiting = Map<string, Asked>;

const waitingByCache = new WeakMap<UserCache, Waiting>();

function waitingIn(cache: UserCache): Waiting {
  const known = waitingByCache.get(cache) ?? new Map<string, Asked>();
  waitingByCache.set(cache, known);
  return known;
}

/** The same call for some of the records only. */
function requestFor(request: TransportRequest, ids: readonly string[]): TransportRequest {
  const base = request.path.slice(0, request.path.lastIndexOf("/") + 1);
  return { ...request, path: base + ids.map(encodeURIComponent).join(",") };
}

/**
 * Asks for the avatars that nobody waits for already; the others are blank in the answer. What was asked for before a
 * write is not waited for.
 */
export async function askForAvatars(asking: Asking<AvatarsConfig, Batch<RecordAvatar>>): Promise<TransportResponse> {
  const { cache, config, request, send } = asking;
  const { services } = cache;
  const waiting = waitingIn(cache);
  const place = (id: string): string => `${id} ${config.formFactor ?? ""}`;
  const awaited = (id: string): Asked | undefined => {
    const asked = waiting.get(place(id));
    return asked && asked.at > services.lastWrite ? asked : undefined;
  };
  for (const id of config.recordIds) awaited(id)?.blanks.add(id);
  const ids = config.recordIds.filter((id) => !awaited(id));
  if (ids.length === 0) return { status: 200, body: { results: config.recordIds.map(() => blankItem) } };
  const asked: Asked = { at: services.nextEvent(), blanks: new Set() };
  for (const id of ids) waiting.set(place(id), asked);
  try {
    const answer = await send(requestFor(request, ids));
    const items = expectItems(answer.body, ids.length);
    const results = config.recordIds.map((id) => items[ids.indexOf(id)] ?? blankItem);
    return { ...answer, body: { results } };
  } catch (error) {
    failBlanks(asking, asked.blanks, error);
    throw error;
  } finally {
    for (const id of ids) if (waiting.get(place(id)) === asked) waiting.delete(place(id));
  }
}

/** Whoever was given a blank for one of these hears that it does not come. */
function failBlanks(
  { cache, config }: { cache: UserCache; config: AvatarsConfig },
  ids: ReadonlySet<string>,
  error: unknown,
): void {
  const { clock } = cache.services;
  const moment = { now: clock.now(), order: cache.services.nextEvent() };
  for (const id of ids) {
    const entry = avatarEntry(cache, config, id);
    if (!entry.hasData) entry.fail(toPlatformError(error), moment, 0);
  }
}
