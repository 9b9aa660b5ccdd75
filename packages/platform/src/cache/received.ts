/** When a response was received, and the position of its request in the sequence of requests and writes. */
export interface Received {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Sequence number of the request. A response whose request is older than a deletion cannot restore the record. */
  readonly sequence: number;
}
