import { expect, test } from "vitest";
import { isSafeLink } from "./safe-link.ts";

test.each([
  ["/privacy", true],
  ["privacy?versie=2#deel", true],
  ["", true],
  ["https://example.com/a", true],
  ["http://example.com", true],
  ["//example.com/a", true],
  ["mailto:reizen@example.com", true],
  ["tel:+31201234567", true],
  ["javascript:alert(1)", false],
  [" JavaScript:alert(1)", false],
  ["java\nscript:alert(1)", false],
  ["data:text/html,<script>alert(1)</script>", false],
  ["vbscript:x", false],
  ["https://", false],
])("%j is safe: %s", (address, safe) => {
  expect(isSafeLink(address)).toBe(safe);
});
