import { OrgError } from "../errors.ts";

/** One result of a batch: the response that a request of its own would have had. */
export interface BatchItem {
  statusCode: number;
  result: unknown;
}

/** Maximum number of items of one request. */
const maxBatchSize = 200;

/** The item of a rejected part; any other error fails the request. */
export function failedItem(error: unknown): BatchItem {
  if (!(error instanceof OrgError)) throw error;
  return { statusCode: error.status, result: error.toBody() };
}

/** Whether the status is an error. */
const isFailure = ({ statusCode }: BatchItem): boolean => statusCode >= 400;

/** The response to a batch. */
export const batchResults = (results: readonly BatchItem[]): { hasErrors: boolean; results: readonly BatchItem[] } => ({
  hasErrors: results.some(isFailure),
  results,
});

/**
 * Returns the result of each item, in order; a rejected item has its error as result.
 *
 * @throws OrgError 400 for none or too many
 */
export function resultsOf<Item>(
  items: readonly Item[],
  resultOf: (item: Item) => object,
): ReturnType<typeof batchResults> {
  checkBatchSize(items.length);
  return batchResults(
    items.map((item) => {
      try {
        return { statusCode: 200, result: resultOf(item) };
      } catch (error) {
        return failedItem(error);
      }
    }),
  );
}

/** @throws OrgError 400 for none or too many */
export function checkBatchSize(count: number): void {
  if (count >= 1 && count <= maxBatchSize) return;
  const message = `One request takes 1 to ${maxBatchSize} items; this one has ${count}.`;
  throw new OrgError(400, "INVALID_BATCH_REQUEST", message);
}
