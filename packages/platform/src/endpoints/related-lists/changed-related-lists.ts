import { Source } from "../../engine/source.ts";
import type { Moment } from "../../engine/moment.ts";
import type { UserCache } from "../../engine/user-cache.ts";
import type { Shape } from "../../shapes/shape.ts";

/** Names a related list, whatever else is asked of it. */
interface RelatedList {
  readonly parentObjectApiName: string;
  readonly relatedListId: string;
}

/** What answers about one related list are built on: it changes with each write of the list. */
class ListState extends Source {
  /** The latest write. */
  written: Moment | undefined;

  write(moment: Moment): void {
    this.written = moment;
    this.changed();
  }
}

const states = new WeakMap<UserCache, Map<string, ListState>>();

function stateOf(cache: UserCache, { parentObjectApiName, relatedListId }: RelatedList): ListState {
  const known = states.get(cache) ?? new Map<string, ListState>();
  states.set(cache, known);
  const key = `${parentObjectApiName}.${relatedListId}`;
  const state = known.get(key) ?? new ListState();
  known.set(key, state);
  return state;
}

/** Notes that a related list was changed: what was asked for before is stale, with whatever parameters it was asked for. */
export const noteChange = (cache: UserCache, list: RelatedList, moment: Moment): void =>
  stateOf(cache, list).write(moment);

/** Answers about a related list that are fresh until it is changed, or their lifetime is over. */
/* @__NO_SIDE_EFFECTS__ */
export function untilChanged<Answer>(shape: Shape<RelatedList, Answer>): Shape<RelatedList, Answer> {
  return {
    hold(body, arrival) {
      const holding = shape.hold(body, arrival);
      const state = stateOf(arrival.cache, arrival.config);
      const freshUntil = (): number => {
        const { written } = state;
        const isOutdated = written !== undefined && arrival.moment.order < written.order;
        return isOutdated ? Math.min(written.now, holding.freshUntil()) : holding.freshUntil();
      };
      return { ...holding, sources: [...holding.sources, state], freshUntil };
    },
  };
}
