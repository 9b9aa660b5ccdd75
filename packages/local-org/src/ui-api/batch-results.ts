import { OrgError } from "../errors.ts";

/** One answer of a batch: what a request of its own would have been answered with. */
export interface BatchItem {
  statusCode: number;
  result: unknown;
}

/** Most things that one request may ask for. */
const largestBatch = 200;

/** The item of a rejected part; any other error fails the whole request. */
export function failedItem(error: unknown): BatchItem {
  if (!(error instanceof OrgError)) throw error;
  return { statusCode: error.status, result: error.toBody() };
}

/** Whether the status is an error. */
const isFailure = ({ statusCode }: BatchItem): boolean => statusCode >= 400;

/** A batch's answer. */
export const batchResults = (results: readonly BatchItem[]): { hasErrors: boolean; results: readonly BatchItem[] } => ({
  hasErrors: results.some(isFailure),
  results,
});

/**
 * Answers several questions in one, in the order in which they were asked.
 *
 * @throws OrgError 400 for none or too many
 */
export function answerEach<Question>(
  questions: readonly Question[],
  answer: (question: Question) => object,
): ReturnType<typeof batchResults> {
  checkBatchSize(questions.length);
  return batchResults(
    questions.map((question) => {
      try {
        return { statusCode: 200, result: answer(question) };
      } catch (error) {
        return failedItem(error);
      }
    }),
  );
}

/** @throws OrgError 400 for none or too many */
export function checkBatchSize(count: number): void {
  if (count >= 1 && count <= largestBatch) return;
  const message = `One request takes 1 to ${largestBatch} items; this one has ${count}.`;
  throw new OrgError(400, "INVALID_BATCH_REQUEST", message);
}
