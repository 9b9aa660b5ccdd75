import { cleanRequest } from "./clean.ts";
import { readContactRequest, type ContactRequestInput } from "./contact-request-input.ts";
import type { Fault } from "./fault.ts";
import type { FormOptions } from "./form-options.ts";
import { brokenRules } from "./rules.ts";

/**
 * Reads, cleans and checks a visitor's answers.
 *
 * @param contactRequest the answers, untrusted
 * @returns the cleaned answers, and a fault for everything that keeps them from being stored
 */
export function checkRequest(
  contactRequest: unknown,
  options: FormOptions,
): { answers: ContactRequestInput; faults: Fault[] } {
  const { request, faults: unreadable } = readContactRequest(contactRequest);
  const answers = cleanRequest(request, options);
  // What could not be read is empty now; that it is missing too would be said in vain.
  const isReadable = ({ field }: Fault): boolean => unreadable.every((fault) => fault.field !== field);
  return { answers, faults: [...unreadable, ...brokenRules(answers, options).filter(isReadable)] };
}
