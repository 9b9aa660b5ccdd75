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
