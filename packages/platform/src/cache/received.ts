/** When a response was received, and where its request stands in the sequence of events. */
export interface Received {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Sequence number of the request. A response whose request is older than a deletion cannot restore the record. */
  readonly sequence: number;
}
