import { isJsonObject } from "../json.ts";
import { sameJson, typeMismatch, typeName } from "../json-values.ts";
import type { CachedData, ResponseCodec } from "../cache/response-codec.ts";

/** Checks a response body. Throws a TypeError if it has another type. */
export type Expect<Data> = (body: unknown) => Data;

type PropertyType = "string" | "number" | "boolean" | "object" | "array";

/**
 * Checks only the properties that this package uses.
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

/** Accepts a response with status 204, which has no body. */
/* @__NO_SIDE_EFFECTS__ */
export const orEmpty =
  <Data>(expect: Expect<Data>): Expect<Data | undefined> =>
  (body) =>
    body === undefined ? undefined : expect(body);

/** Stores a response as received. */
/* @__NO_SIDE_EFFECTS__ */
export function unnormalized<Data>(expect: Expect<Data>): ResponseCodec<unknown, Data> {
  return {
    normalize(body, { lifetime, previous, received }) {
      const response = expect(body);
      const before = previous?.read();
      const data = before !== undefined && sameJson(before, response) ? before : response;
      return unnormalizedData(data, received.at + lifetime);
    },
  };
}

function unnormalizedData<Data>(response: Data, until: number): CachedData<Data> {
  return { dependencies: [], read: () => response, freshUntil: () => until, retainUntil: () => until };
}
