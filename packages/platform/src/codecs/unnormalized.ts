import { isJsonObject } from "../json.ts";
import { sameJson, typeMismatch, typeName } from "../json-values.ts";
import type { CachedData, ResponseCodec } from "../cache/response-codec.ts";

/** Takes from a response's body what callers get; throws a TypeError when the body is something else. */
export type Expect<Data> = (body: unknown) => Data;

type PropertyType = "string" | "number" | "boolean" | "object" | "array";

/**
 * Checks the properties that our code leans on, and trusts the server with the rest.
 *
 * @example expectObject<ObjectInfo>({ apiName: "string", fields: "object" })
 * @throws TypeError `Expected string but received undefined`
 */
/* @__NO_SIDE_EFFECTS__ */
export function expectObject<Data extends object>(
  properties: Partial<Record<keyof Data & string, PropertyType>>,
): Expect<Data> {
  const assertResponse: (body: unknown) => asserts body is Data = (body) => {
    if (!isJsonObject(body)) throw typeMismatch("object", body);
    for (const [name, type] of Object.entries<PropertyType | undefined>(properties)) {
      if (type && typeName(body[name]) !== type) throw typeMismatch(type, body[name]);
    }
  };
  return (body) => {
    assertResponse(body);
    return body;
  };
}

/** A response that is held as it came, for as long as its lifetime. */
/* @__NO_SIDE_EFFECTS__ */
export function unnormalized<Data>(expect: Expect<Data>): ResponseCodec<unknown, Data> {
  return {
    normalize(body, { lifetime, previous, received }) {
      const response = expect(body);
      const before = previous?.read();
      const held = before !== undefined && sameJson(before, response) ? before : response;
      return unnormalizedData(held, received.at + lifetime);
    },
  };
}

function unnormalizedData<Data>(response: Data, until: number): CachedData<Data> {
  return { dependencies: [], read: () => response, freshUntil: () => until, retainUntil: () => until };
}
