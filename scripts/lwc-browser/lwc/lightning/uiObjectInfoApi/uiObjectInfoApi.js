// Stand-in for the platform's wires: they ask the local org, which answers as the UI API does.
const base = "/webruntime/api/services/data/v63.0/ui-api";

/** Makes a wire adapter of the path that a configuration asks for; an incomplete configuration asks for nothing. */
const adapterOf = (pathOf) =>
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

export const getObjectInfo = adapterOf(
  ({ objectApiName }) => objectApiName && `/object-info/${objectApiName.objectApiName}`,
);

export const getPicklistValues = adapterOf(
  ({ recordTypeId, fieldApiName }) =>
    recordTypeId &&
    `/object-info/${fieldApiName.objectApiName}/picklist-values/${recordTypeId}/${fieldApiName.fieldApiName}`,
);
