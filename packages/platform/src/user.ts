/** Who the data is read for. Nobody is ever shown what was cached for somebody else. */
export interface User {
  /** Salesforce id, or null for a guest. */
  readonly userId: string | null;
  readonly isGuest: boolean;
}

/** What a host knows of the visitor, as `@salesforce/user/Id` and `@salesforce/user/isGuest` give it. */
export interface UserSource {
  readonly userId?: string | null | undefined;
  readonly isGuest?: boolean | undefined;
}

/**
 * Who the visitor is. Who is not known is a guest, and a guest has no id.
 *
 * @example userFrom({ userId: "005000000000001AAA", isGuest: false })
 */
export function userFrom({ userId, isGuest = !userId }: UserSource = {}): User {
  return isGuest || !userId ? { userId: null, isGuest: true } : { userId, isGuest: false };
}
