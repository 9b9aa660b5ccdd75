import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/** Code for a value that only other code can make, such as an object of functions. */
export class Verbatim {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
}

/** The name under which a package exports a value. */
export type NameOf = (value: unknown) => string | undefined;

const width = 80;
const indented = (lines: readonly string[], separator: string): string =>
  lines.map((line) => `\n  ${line.replaceAll("\n", "\n  ")}${separator}`).join("");

/** A list in one line, or in a line for each part if that is too long. */
function list(open: string, parts: readonly string[], close: string, room = ""): string {
  if (parts.length === 0) return open + close;
  const line = open + room + parts.join(", ") + room + close;
  return line.length > width || line.includes("\n") ? `${open}${indented(parts, ",")}\n${close}` : line;
}

const keyOf = (name: string): string => (/^\w+$/u.test(name) ? name : JSON.stringify(name));

/** A text between tags: JSX drops spaces at the ends of a line, and reads `&` as the start of an entity. */
const textOf = (text: string): string => (/^\s|\s$|[{}<>&\n]/u.test(text) ? `{${JSON.stringify(text)}}` : text);

/**
 * The code of an element with all that it contains. A component that no package exports is replaced by what it renders, so it must be a
 * function without hooks.
 *
 * @example printJsx(<Input label="Naam" required />, () => "Input"); // '<Input label="Naam" required />'
 */
export function printJsx(root: ReactElement, nameOf: NameOf): string {
  function expand(node: ReactNode): ReactNode {
    if (!isValidElement(node) || typeof node.type !== "function" || nameOf(node.type)) return node;
    return expand(Reflect.apply(node.type, undefined, [node.props]));
  }

  function valueOf(value: unknown): string {
    if (value instanceof Verbatim) return value.code;
    const name = nameOf(value);
    if (name) return name;
    if (isValidElement(value)) return nodeOf(value);
    if (Array.isArray(value)) return list("[", value.map(partOf), "]");
    if (typeof value === "function") return String(value);
    if (typeof value !== "object" || value === null) return String(JSON.stringify(value));
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    return list(
      "{",
      entries.map(([key, part]) => `${keyOf(key)}: ${valueOf(part)}`),
      "}",
      " ",
    );
  }

  const partOf = (part: unknown): string => (isValidElement(part) ? nodeOf(part, part.key) : valueOf(part));

  function attributeOf(name: string, value: unknown): string {
    if (value === true) return name;
    if (typeof value === "string" && !/["&\n]/u.test(value)) return `${name}="${value}"`;
    if (typeof value === "string" && !/['&\n]/u.test(value)) return `${name}='${value}'`;
    return `${name}={${valueOf(value)}}`;
  }

  function childrenOf(children: ReactNode): string[] {
    const parts: string[] = [];
    let text = "";
    const endText = (): void => {
      if (text !== "") parts.push(textOf(text));
      text = "";
    };
    for (const child of Children.toArray(children).map(expand)) {
      if (isValidElement(child)) {
        endText();
        parts.push(nodeOf(child));
      } else if (child !== null && typeof child !== "boolean") text += String(child);
    }
    endText();
    return parts;
  }

  function nodeOf(node: ReactNode, key: string | null = null): string {
    const element = expand(node);
    if (!isValidElement<{ children?: ReactNode }>(element)) return valueOf(element ?? null);
    const { type, props } = element;
    const name = type === Fragment ? "" : typeof type === "string" ? type : nameOf(type);
    if (name === undefined) throw new Error("The code contains an element that no package exports.");
    const { children, ...others } = key === null ? props : { key, ...props };
    const attributes = Object.entries(others).flatMap(([attribute, value]) =>
      value === undefined ? [] : [attributeOf(attribute, value)],
    );
    const parts = childrenOf(children);
    const end = parts.length === 0 && type !== Fragment ? "/>" : ">";
    const line = [`<${name}`, ...attributes].join(" ") + (end === ">" ? end : ` ${end}`);
    const isLong = line.length > width || line.includes("\n");
    const tag = isLong ? `<${name}${indented(attributes, "")}\n${end}` : line;
    if (end === "/>") return tag;
    const whole = `${tag}${parts.join("")}</${name}>`;
    return whole.length <= width && !whole.includes("\n") ? whole : `${tag}${indented(parts, "")}\n</${name}>`;
  }

  return nodeOf(root);
}
