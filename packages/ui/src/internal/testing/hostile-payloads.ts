/** Throws when any property is read. */
export const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error("hostile");
    },
  },
);

/** Payloads that no block dispatches, including ones that are almost valid. */
export const hostilePayloads: readonly unknown[] = [
  undefined,
  null,
  7,
  "firstName",
  true,
  [],
  [{ fieldId: "a", error: true }],
  () => undefined,
  Symbol("a"),
  {},
  { fieldId: "a", error: {}, loading: {}, step: {}, message: {}, userId: {}, isGuest: {}, destination: {} },
  { fieldId: { toString: () => "a" }, error: true, errorMessage: "Fout" },
  { fieldId: "a", error: "true", errorMessage: "Fout", loading: "true", step: "2", isGuest: "false" },
  { fieldId: "a", error: true, errorMessage: { nl: "Fout" }, loading: 1, step: 2.5, message: ["a", { b: 1 }] },
  { fieldId: "a", error: true, errorMessage: Symbol("a"), step: Number.NaN, message: Symbol("a"), userId: 5 },
  Object.create(null),
];
