/** Who the data is read for. Nobody is ever shown what was cached for somebody else. */
export interface User {
  /** Salesforce id, or null for a guest. */
  readonly userId: string | null;
  readonly isGuest: boolean;
}
