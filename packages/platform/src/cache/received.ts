/** When a response came, and how it stands to other events. */
export interface Received {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Number of the request among all events: a response that was asked for before a deletion cannot undo it. */
  readonly sequence: number;
}
