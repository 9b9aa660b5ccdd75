import type { Answers, AnswerField, RequestContext } from "./answer-field.ts";
import { contactRequestFields } from "./contact-request-fields.ts";
import { readInput } from "./input.ts";
import type { Problem } from "./problem.ts";

const rows: readonly [key: string, row: AnswerField][] = Object.entries(contactRequestFields);
const keys = Object.keys(contactRequestFields);

/** Sanitized answers, and every reason not to store them. */
export interface ContactRequest {
  answers: Answers;
  problems: Problem[];
}

/** Sanitizes each answer by itself. */
function sanitizeEach(value: unknown, context: RequestContext): ContactRequest {
  const { properties, problems } = readInput(value, "contactRequest", keys);
  const typed = rows.map(([key, row]) => ({ key, row, value: row.read(properties[key], context) }));
  const wrongTypes = typed
    .filter((answer) => answer.value === undefined)
    .map(({ key }): Problem => ({ field: key, rule: "type" }));
  return {
    answers: Object.fromEntries(typed.map((answer) => [answer.key, answer.value ?? answer.row.empty])),
    problems: [...problems, ...wrongTypes],
  };
}

/** Clears answers whose fields the visitor does not see, and formats those that depend on others. */
const reconcile = (answers: Answers, context: RequestContext): Answers =>
  Object.fromEntries(rows.map(([key, row]) => [key, row.reconcile(answers[key] ?? row.empty, answers, context)]));

/**
 * Validates every rule of the form again, because a server cannot trust a browser.
 *
 * @param answers sanitized answers
 * @returns a problem for each broken rule
 */
const validateContactRequest = (answers: Answers, context: RequestContext): Problem[] =>
  rows.flatMap(([key, row]) =>
    row.brokenRules(answers[key] ?? row.empty, answers, context).map((rule): Problem => ({ field: key, rule })),
  );

/**
 * Reads, sanitizes and validates a visitor's answers.
 *
 * @param contactRequest the answers, untrusted
 */
export function readContactRequest(contactRequest: unknown, context: RequestContext): ContactRequest {
  const { answers: sanitized, problems } = sanitizeEach(contactRequest, context);
  const answers = reconcile(sanitized, context);
  const reported = new Set(problems.map(({ field }) => field));
  // An answer of the wrong type is empty here; do not report it as missing too.
  const broken = validateContactRequest(answers, context).filter(({ field }) => !reported.has(field));
  return { answers, problems: [...problems, ...broken] };
}
