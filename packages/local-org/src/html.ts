/** Markup that is safe to send: written by us, every value in it escaped. Made by `html` only. */
export class Html {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  /** The tag of a template: the template itself is markup, interpolated values are text. */
  static of(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
    return new Html(parts.reduce((text, part, index) => text + render(values[index - 1]) + part));
  }

  /** Markup from a file of ours, taken as it is. */
  static trusted(text: string): Html {
    return new Html(text);
  }

  toString(): string {
    return this.#text;
  }
}

/** What may be put into a template. Absent content and `false` are nothing, a list is its items one after another. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

function render(content: Content): string {
  if (content === null || content === undefined || content === false) return "";
  if (content instanceof Html) return content.toString();
  return typeof content === "object" ? content.map(render).join("") : escape(String(content));
}

/**
 * Writes markup; every value in it is escaped.
 *
 * @example String(html`<p title="${'"'}">${"<b>"}</p>`) // '<p title="&quot;">&lt;b&gt;</p>'
 */
export const html = Html.of;
