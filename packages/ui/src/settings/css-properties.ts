// The kinds of properties that hold CSS. In a file of their own, so that a page without such properties does not load their parsers.
import { toColor, toLength, toPosition, toPositions } from "./css-values.ts";
import { property, type Property } from "./properties.ts";

/** A CSS length such as `2rem`, `50%` or `calc(100% - 2rem)`. */
/* @__NO_SIDE_EFFECTS__ */
export const length = (): Property<string | undefined> =>
  property<string | undefined>("string", undefined, toLength, "length");

/** A CSS length without percentages, which borders cannot have. */
/* @__NO_SIDE_EFFECTS__ */
export const borderWidth = (): Property<string | undefined> =>
  property<string | undefined>(
    "string",
    undefined,
    (raw) => (typeof raw === "string" && raw.includes("%") ? undefined : toLength(raw)),
    "borderWidth",
  );

/** A CSS color. */
/* @__NO_SIDE_EFFECTS__ */
export const color = (): Property<string | undefined> =>
  property<string | undefined>("color", undefined, toColor, "color");

/** The part of a picture that stays in view. */
/* @__NO_SIDE_EFFECTS__ */
export const position = (): Property<string | undefined> =>
  property<string | undefined>("string", undefined, toPosition, "position");

/** The part of a picture that stays in view, which may differ between devices. See {@link toPositions}. */
/* @__NO_SIDE_EFFECTS__ */
export const positions = (): Property<string | undefined> =>
  property<string | undefined>("string", undefined, toPositions, "positions");
