/** The result of a wire as a promise that can be awaited before the wire has a result. */
export class Deferred {
  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // A wire may fail before anything awaits the promise; this avoids an unhandled rejection.
    this.promise.catch(() => {});
  }

  /**
   * Settles the promise with the result of a wire.
   *
   * @param {{ data?: object, error?: object }} result with one of the two
   * @param {(data: object) => unknown} convert
   */
  settle({ data, error }, convert) {
    if (error) this.reject(error);
    else this.resolve(convert(data));
  }
}

/** Whether a wire has a result: its first call has neither data nor an error, and comes before a component has its fields. */
export const hasResult = ({ data, error }) => Boolean(data ?? error);
