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
   * Takes an answer of a wire; before its first answer a wire calls with neither data nor an error.
   *
   * @param {{ data?: object, error?: object }} answer
   * @param {(data: object) => unknown} read makes the result of the data
   */
  receive({ data, error }, read) {
    if (data) this.resolve(read(data));
    if (error) this.reject(error);
  }
}
