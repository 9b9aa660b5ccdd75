/**
 * What a property of a block can hold. A property's kind decides how its value is read, which control it gets in
 * Storybook, and which type it has in Experience Builder.
 */

/** A text of any length. */
export interface TextProperty {
  kind: "text";
  default: string;
}

/** On or off. Always off by default: the platform's compiler refuses anything else. */
export interface FlagProperty {
  kind: "flag";
  default: false;
}

/** A whole number; one outside its range is read as the nearest that is inside. */
export interface WholeProperty {
  kind: "whole";
  default: number;
  min?: number;
  max?: number;
}

/** One of a fixed list of texts. */
export interface ChoiceProperty<Choice extends string = string> {
  kind: "choice";
  default: Choice;
  choices: readonly Choice[];
}

/** A colour as CSS; empty for none. */
export interface ColourProperty {
  kind: "colour";
  default: string;
}

/** A picture of the site's content: its content key, or an address. Empty for none. */
export interface ImageProperty {
  kind: "image";
  default: "";
}

export type Property = TextProperty | FlagProperty | WholeProperty | ChoiceProperty | ColourProperty | ImageProperty;

/** The properties of a block, by name, in the order in which a builder sees them. */
export type Properties = Readonly<Record<string, Property>>;

type ValueOf<P extends Property> =
  P extends ChoiceProperty<infer Choice> ? Choice : P extends FlagProperty ? boolean : P["default"];

/** What a block is given: every property with a value of its type. */
export type Settings<P extends Properties> = { readonly [Name in keyof P]: ValueOf<P[Name]> };

/** @example text("Klik hier") */
export const text = (otherwise = ""): TextProperty => ({ kind: "text", default: otherwise });

export const flag = (): FlagProperty => ({ kind: "flag", default: false });

/** @example whole(2, { min: 1, max: 6 }) */
export const whole = (otherwise: number, range: { min?: number; max?: number } = {}): WholeProperty => ({
  kind: "whole",
  default: otherwise,
  ...range,
});

/** @example choice(["left", "center", "right"], "left") */
export const choice = <const Choice extends string>(
  choices: readonly Choice[],
  otherwise: NoInfer<Choice>,
): ChoiceProperty<Choice> => ({ kind: "choice", default: otherwise, choices });

export const colour = (otherwise = ""): ColourProperty => ({ kind: "colour", default: otherwise });

export const image = (): ImageProperty => ({ kind: "image", default: "" });
