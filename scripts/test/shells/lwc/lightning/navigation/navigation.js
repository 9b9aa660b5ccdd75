/** Test double of the platform's wire. The test pages are not navigated on the client, so it reports the page once. */
export class CurrentPageReference {
  constructor(callback) {
    this.callback = callback;
  }

  connect() {
    this.callback({ type: "comm__namedPage", attributes: {}, state: {} });
  }

  disconnect() {}

  update() {}
}
