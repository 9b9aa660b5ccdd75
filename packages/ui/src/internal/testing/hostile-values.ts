/** What a site builder's typing, or a broken file, may hand to any setting. */
export const hostileValues: readonly unknown[] = [
  null,
  Number.NaN,
  -1,
  1e308,
  [],
  true,
  "javascript:alert(1)",
  "<img src=x onerror=alert(1)>",
];

const circular: Record<string, unknown> = {};
circular.self = circular;

class Throwing {
  get columns(): never {
    throw new Error("getter");
  }
  toString(): never {
    throw new Error("toString");
  }
  valueOf(): never {
    throw new Error("valueOf");
  }
}

const throwingGetter = {
  get url(): never {
    throw new Error("getter");
  },
};

/** Values that a script may set on a block, besides {@link hostileValues}. */
const hostileObjects: readonly unknown[] = [
  {},
  Infinity,
  -Infinity,
  10n,
  Symbol("x"),
  () => "1px",
  circular,
  [circular],
  { columns: [circular] },
  Object.create(null),
  { columns: [Object.create(null)] },
  new Throwing(),
  [new Throwing()],
  throwingGetter,
  { columns: [throwingGetter], imageInfoV1: throwingGetter },
  new Map([["url", "/zee.jpg"]]),
  new Proxy({}, { ownKeys: () => [Symbol.iterator] }),
];

/** Texts that would break out of a declaration, an attribute or a list of names if a parser let them through. */
export const hostileTexts: readonly string[] = [
  " ",
  "red;background:url(https://example.com)",
  '"});<script>alert(1)</script>',
  "constructor",
  "__proto__",
  "toString",
  "w".repeat(10_000),
  "1".repeat(10_000),
  `0.${"1".repeat(10_000)}px`,
  `${"1".repeat(10_000)}%`,
  "calc(".repeat(2000),
  "[".repeat(10_000),
  "-1e999",
  '{"columns":null}',
  '{"columns":[null,7,{}]}',
  '{"columns":[{"columnKey":"__proto__","columnWidth":"constructor"}]}',
  '{"url":"/a\\"); color: red","bgPosition":"x;}","altText":{"a":1}}',
];

/** Every raw value that no setting may choke on. */
export const hostileSettings: readonly unknown[] = [...hostileValues, ...hostileObjects, ...hostileTexts];
