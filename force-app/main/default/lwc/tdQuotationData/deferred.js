/** The options of a picklist as a promise that can be awaited before their wire has a result. */
export class Deferred {
  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // A wire may fail before anything awaits the promise; this avoids an unhandled rejection.
    this.promise.catch(() => {});
  }

  /** Settles the promise with the result of a wire, which has neither data nor an error while it waits. */
  settle({ data, error }) {
    if (error) this.reject(error);
    else if (data) this.resolve(data.values.map(({ label, value }) => ({ label, value })));
  }
}
