import { property, rows, string, toNumber } from "@travel-design/ui/internal";
import type { Property } from "@travel-design/ui/models";
import { titleProperties } from "../parts/title-properties.ts";

/** Degrees, with a point or a comma. */
const degrees = (max: number): Property<number | undefined> =>
  property<number | undefined>(
    "string",
    undefined,
    (raw) => {
      const number = toNumber(typeof raw === "string" ? raw.replace(",", ".") : raw, -Infinity, Infinity);
      return number !== undefined && Math.abs(number) <= max ? number : undefined;
    },
    { format: "degrees", min: -max, max },
  );

/** The outline of land as text, see `ringsOf`. */
const outline = (): Property<string> =>
  property(
    "string",
    "",
    (raw) => (typeof raw === "string" && /^\d+(?:;[-\d ]+)+$/.test(raw) ? raw : undefined),
    "outline",
  );

/** Settings of a route map. */
export const routeMapProperties = {
  ...titleProperties,
  stops: rows(
    {
      parts: { name: string(), latitude: degrees(90), longitude: degrees(180) },
      required: ["name", "latitude", "longitude"],
    },
    15,
  ),
  land: outline(),
};
