import { readFileSync } from "node:fs";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { MetadataError } from "./metadata-error.ts";

/** Metadata files have no attributes that matter, and a picklist value "010" must stay a text. */
const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false });

/** One element of a metadata file, read by the names of its children. */
export class XmlElement {
  readonly #children: ReadonlyMap<string, unknown>;
  readonly #file: string;

  /**
   * @param content the parsed element: an object of children, or a text
   * @param file for messages
   */
  constructor(content: unknown, file: string) {
    this.#children = new Map(typeof content === "object" && content !== null ? Object.entries(content) : []);
    this.#file = file;
  }

  /** The text of the child with this name, or nothing when it is absent or empty. */
  text(name: string): string | undefined {
    const value = this.#all(name)[0];
    return typeof value === "string" && value !== "" ? value : undefined;
  }

  /** The text of a required child. */
  requiredText(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw this.error(`<${name}> is missing or empty; add it`);
    return value;
  }

  /** Whether the child with this name says `true`. */
  flag(name: string): boolean {
    return this.text(name) === "true";
  }

  /** An integer of at least 0; 0 when the child is absent. */
  number(name: string): number {
    const value = this.text(name) ?? "0";
    if (!/^\d{1,6}$/.test(value)) throw this.error(`<${name}> is "${value}" and must be an integer`);
    return Number(value);
  }

  /** The texts of every child with this name. */
  texts(name: string): string[] {
    return this.#all(name).filter((value) => typeof value === "string");
  }

  /** Every child with this name. */
  elements(name: string): XmlElement[] {
    return this.#all(name).map((content) => new XmlElement(content, this.#file));
  }

  /** The first child with this name, or nothing. */
  element(name: string): XmlElement | undefined {
    return this.elements(name)[0];
  }

  /** An error that names this element's file. */
  error(reason: string): MetadataError {
    return new MetadataError(this.#file, reason);
  }

  #all(name: string): unknown[] {
    const value = this.#children.get(name);
    if (value === undefined) return [];
    return Array.isArray(value) ? value : [value];
  }
}

/**
 * Reads one metadata file.
 *
 * @param path of the file
 * @param file its name in messages
 * @param root the element it must consist of, for example `CustomField`
 * @throws MetadataError when it cannot be read, is no XML, or holds something else
 */
export function readMetadataFile(path: string, file: string, root: string): XmlElement {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new MetadataError(file, "the file cannot be read; check that it exists and that you may read it");
  }
  const validity = XMLValidator.validate(text);
  if (validity !== true) {
    const { msg, line } = validity.err;
    throw new MetadataError(file, `this is no XML on line ${line}: ${msg.replace(/\.$/, "")}`);
  }
  const document = new Map<string, unknown>(Object.entries(parser.parse(text)));
  if (!document.has(root)) throw new MetadataError(file, `<${root}> is missing; it must be the outermost element`);
  return new XmlElement(document.get(root), file);
}
