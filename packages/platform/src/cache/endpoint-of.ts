/** The endpoint in a key such as `guest/getObjectInfo:{"objectApiName":"Trip__c"}`. */
export const endpointOf = (key: string): string => key.slice(key.indexOf("/") + 1, key.indexOf(":"));
