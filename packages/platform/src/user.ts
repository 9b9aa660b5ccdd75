/** The current user. Each user has a separate cache. */
export interface User {
  /** Salesforce id, or null for a guest. */
  readonly userId: string | null;
  readonly isGuest: boolean;
}

/** The user as `@salesforce/user/Id` and `@salesforce/user/isGuest` describe it. */
export interface UserSource {
  readonly userId?: string | null | undefined;
  readonly isGuest?: boolean | undefined;
}

/**
 * Creates a user. An unknown user is a guest, and a guest has no id.
 *
 * @example userFrom({ userId: "005000000000001AAA", isGuest: false })
 */
export function userFrom({ userId, isGuest = !userId }: UserSource = {}): User {
  return isGuest || !userId ? { userId: null, isGuest: true } : { userId, isGuest: false };
}
