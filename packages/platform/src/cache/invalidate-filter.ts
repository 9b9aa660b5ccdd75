/** Selects cached responses. Every given property has to match; an empty filter selects everything. */
export interface InvalidateFilter {
  /** Name of an endpoint, or several. */
  readonly endpoint?: string | readonly string[];
  /** Id of 18 characters of a record that the response is about, or that it contains. */
  readonly recordId?: string;
  /** Object that the response is about, or whose records it contains. */
  readonly objectApiName?: string;
  /** Related list that the response is about, for example `Quotations__r`. */
  readonly relatedListId?: string;
}

const endpointIn = (key: string): string => key.slice(key.indexOf("/") + 1, key.indexOf(":"));

/** Whether the config in a key has this string as a value, in a list or as the object of a field. */
const hasValue = (key: string, value: string): boolean => key.includes(`"${value}"`) || key.includes(`"${value}.`);

/**
 * Whether a filter selects the response with a key such as `guest/getObjectInfo:{"objectApiName":"Trip__c"}`.
 *
 * @param contains whether the response contains a record with this id or of this object
 */
export function matchesKey(
  { endpoint, recordId, objectApiName, relatedListId }: InvalidateFilter,
  key: string,
  contains: (idOrObject: string) => boolean = () => false,
): boolean {
  const isSelected = (value: string | undefined): boolean =>
    value === undefined || hasValue(key, value) || contains(value);
  return (
    (endpoint === undefined || [endpoint].flat().includes(endpointIn(key))) &&
    [recordId, objectApiName, relatedListId].every(isSelected)
  );
}
