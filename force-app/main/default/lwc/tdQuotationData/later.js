/** What a wire answers, as a promise: it is asked for before the wire has answered. */
export class Later {
  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // Nobody may be waiting when a wire fails; whoever waits still hears of it.
    this.promise.catch(() => {});
  }

  /**
   * Takes an answer of a wire.
   *
   * @param {{ data?: object, error?: object }} answer with one of the two
   * @param {(data: object) => unknown} read makes the result of the data
   */
  receive({ data, error }, read) {
    if (error) this.reject(error);
    else this.resolve(read(data));
  }
}

/** Whether a wire has answered: before its first answer it calls with neither data nor an error, even before a component has its fields. */
export const hasAnswered = ({ data, error }) => Boolean(data ?? error);
