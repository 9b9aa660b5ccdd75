import { expect, test } from "vitest";
import { toLengthText } from "./length-text.ts";

test.each([
  ["4 rem", "4rem"],
  ["4,5rem", "4.5rem"],
  [" ,5 REM ", ".5rem"],
  ["40", "40px"],
  ["0", "0"],
  ["50 %", "50%"],
  ["2.5rem", "2.5rem"],
  ["", ""],
  ["groot", "groot"],
  ["calc(1rem + 2px)", "calc(1rem + 2px)"],
  ["1 2", "1 2"],
])("%j is stored as %j", (text, stored) => expect(toLengthText(text)).toBe(stored));
