/** When an answer came, and how it stands to other events. */
export interface Moment {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Number of the request among all events: an answer that was asked for before a deletion cannot undo it. */
  readonly order: number;
}
