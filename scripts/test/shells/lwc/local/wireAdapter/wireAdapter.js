const base = `${document.documentElement.dataset.basePath ?? ""}/webruntime/api/services/data/v63.0`;

/**
 * Creates a wire adapter that requests data from the local org.
 *
 * @param pathOf returns the path for a configuration; an incomplete configuration has none, and sends no request
 */
export const createAdapter = (pathOf) =>
  class {
    constructor(callback) {
      this.callback = callback;
      callback({ data: undefined, error: undefined });
    }

    connect() {}

    disconnect() {}

    async update(config) {
      const path = pathOf(config);
      if (!path || path === this.path) return;
      this.path = path;
      const response = await fetch(base + path);
      const body = await response.json();
      this.callback(response.ok ? { data: body, error: undefined } : { data: undefined, error: { body: body[0] } });
    }
  };
