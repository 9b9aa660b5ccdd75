import type { BlockAttributes } from "./block.ts";

/** Reads builder properties one by one; what is missing or of another type is the default. */
export interface AttributeReader {
  text(name: string, otherwise: string): string;
  flag(name: string, otherwise: boolean): boolean;
  /** One of a fixed list of texts. */
  choice<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice;
}

/** @example readAttributes({ brand: 7 }).text("brand", "") // "" */
export function readAttributes(attributes: BlockAttributes): AttributeReader {
  return {
    text(name, otherwise) {
      const value = attributes[name];
      return typeof value === "string" ? value : otherwise;
    },
    flag(name, otherwise) {
      const value = attributes[name];
      return typeof value === "boolean" ? value : otherwise;
    },
    choice(name, choices, otherwise) {
      return choices.find((choice) => choice === attributes[name]) ?? otherwise;
    },
  };
}
