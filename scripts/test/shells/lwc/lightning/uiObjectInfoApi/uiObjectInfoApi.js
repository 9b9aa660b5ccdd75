// Test doubles of the platform's UI API wires: they request the data from the local org.
import { createAdapter } from "local/wireAdapter";

export const getObjectInfo = createAdapter(
  ({ objectApiName }) => objectApiName && `/ui-api/object-info/${objectApiName.objectApiName}`,
);

export const getPicklistValues = createAdapter(
  ({ recordTypeId, fieldApiName }) =>
    recordTypeId &&
    `/ui-api/object-info/${fieldApiName.objectApiName}/picklist-values/${recordTypeId}/${fieldApiName.fieldApiName}`,
);
