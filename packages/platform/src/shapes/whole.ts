import { isJsonObject } from "../json.ts";
import { sameJson, typeMismatch, typeName } from "../json-values.ts";
import type { Holding, Shape } from "./shape.ts";

/** Takes from an answer's body what callers get; throws a TypeError when the body is something else. */
export type Expect<Answer> = (body: unknown) => Answer;

type PropertyType = "string" | "number" | "boolean" | "object" | "array";

/**
 * Checks the properties that our code leans on, and trusts the server with the rest.
 *
 * @example expectObject<ObjectInfo>({ apiName: "string", fields: "object" })
 * @throws TypeError `Expected string but received undefined`
 */
/* @__NO_SIDE_EFFECTS__ */
export function expectObject<Answer extends object>(
  properties: Partial<Record<keyof Answer & string, PropertyType>>,
): Expect<Answer> {
  const assertAnswer: (body: unknown) => asserts body is Answer = (body) => {
    if (!isJsonObject(body)) throw typeMismatch("object", body);
    for (const [name, type] of Object.entries<PropertyType | undefined>(properties)) {
      if (type && typeName(body[name]) !== type) throw typeMismatch(type, body[name]);
    }
  };
  return (body) => {
    assertAnswer(body);
    return body;
  };
}

/** An answer that is held as it came, for as long as its lifetime. */
/* @__NO_SIDE_EFFECTS__ */
export function whole<Answer>(expect: Expect<Answer>): Shape<unknown, Answer> {
  return {
    hold(body, { lifetime, previous, moment }) {
      const answer = expect(body);
      const before = previous?.read();
      const held = before !== undefined && sameJson(before, answer) ? before : answer;
      return wholeHolding(held, moment.now + lifetime);
    },
  };
}

function wholeHolding<Answer>(answer: Answer, until: number): Holding<Answer> {
  return { sources: [], read: () => answer, freshUntil: () => until, keepUntil: () => until };
}
