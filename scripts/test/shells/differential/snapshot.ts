// What a host rendered, as text that can be compared with what another host rendered.

/** A difference between hosts that is intended. */
interface AllowedDifference {
  selector: string;
  /** Whether the element is left out with its content, or only the element around its content. */
  leaveOut: "whole" | "wrapper";
  reason: string;
}

/** Everything else must be the same on every host. */
const allowedDifferences: readonly AllowedDifference[] = [
  { selector: "style", leaveOut: "whole", reason: "A shadow root needs a style sheet of its own." },
  { selector: "noscript", leaveOut: "whole", reason: "Only the site's pages work without JavaScript." },
  { selector: ".td-block-host", leaveOut: "wrapper", reason: "The host element of a block on the site." },
  { selector: "[data-td-slot]", leaveOut: "wrapper", reason: "The site hydrates a block around its drop zones." },
  { selector: "div[translate=no]", leaveOut: "wrapper", reason: "The element that React renders into in Salesforce." },
  {
    selector: 'section.td-quotation-container[style*="display: none"]',
    leaveOut: "whole",
    reason: "Hosts load the later steps of the form at different times, and keep them hidden.",
  },
  {
    selector: "link[rel=preload]",
    leaveOut: "whole",
    reason: "React on a server asks the browser to load pictures early.",
  },
];

const isScope = (name: string): boolean => /^(?:lwc|c|site|page)-/.test(name);

/** Attributes that may differ, with the reason. */
const allowedAttributes: readonly { matches(name: string): boolean; reason: string }[] = [
  { matches: isScope, reason: "The engine scopes style sheets with attributes and classes." },
  {
    matches: (name) => name === "data-index",
    reason: "A Lightning template cannot pass an argument to an event handler.",
  },
];
const mayDiffer = (name: string): boolean => allowedAttributes.some(({ matches }) => matches(name));

/** Attributes that contain ids. Most ids are generated, so each is replaced by its number within the block. */
const idAttributes = new Set(
  (
    "id for list name aria-labelledby aria-describedby aria-errormessage aria-controls aria-owns " +
    "aria-activedescendant aria-details popovertarget"
  ).split(" "),
);
/** An id from React's `useId`, with the prefix of its root. */
const isGenerated = (id: string): boolean => /^_(?:\w+-)?r_/i.test(id);

/** State that the server writes as an attribute and React as a property. */
const stateOf = (element: Element): readonly (readonly [string, string])[] => {
  if (element instanceof HTMLInputElement) {
    return [
      ["checked", String(element.checked)],
      ["value", element.value],
    ];
  }
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return [["value", element.value]];
  return element instanceof HTMLOptionElement ? [["selected", String(element.selected)]] : [];
};

const styleOf = ({ style }: HTMLElement | SVGElement): string =>
  [...style]
    .map((name) => `${name}: ${style.getPropertyValue(name).trim()} ${style.getPropertyPriority(name)}`.trim())
    .toSorted()
    .join("; ");

class Snapshot {
  readonly lines: string[] = [];
  private readonly ids = new Map<string, string>();

  private idsIn(value: string): string {
    return value
      .split(" ")
      .map((id) => {
        if (!isGenerated(id)) return id;
        const number = this.ids.get(id) ?? `#${this.ids.size + 1}`;
        this.ids.set(id, number);
        return number;
      })
      .join(" ");
  }

  private attribute(element: Element, name: string, value: string): string {
    if (name === "class")
      return [...element.classList]
        .filter((each) => !isScope(each))
        .toSorted()
        .join(" ");
    if (name === "style" && (element instanceof HTMLElement || element instanceof SVGElement)) return styleOf(element);
    return idAttributes.has(name) ? this.idsIn(value) : value;
  }

  private opening(element: Element): string {
    const state = stateOf(element);
    const attributes = Array.from(element.attributes, ({ name, value }) => [name, value] as const).filter(
      ([name]) => !mayDiffer(name) && !state.some(([property]) => property === name),
    );
    const all = [...attributes, ...state]
      .map(([name, value]) => [name, this.attribute(element, name, value)] as const)
      .filter(([name, value]) => value !== "" || !["class", "style"].includes(name))
      .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
    return `<${element.localName}${all.toSorted().join("")}>`;
  }

  private text(text: string, depth: number): void {
    const words = text.replaceAll(/\s+/g, " ").trim();
    if (words) this.lines.push("  ".repeat(depth) + words);
  }

  content(parent: ParentNode & Node, depth: number): void {
    let text = "";
    for (const node of parent.childNodes) {
      // React and the server split a text differently.
      if (node instanceof Text) text += node.data;
      if (!(node instanceof Element)) continue;
      this.text(text, depth);
      text = "";
      this.element(node, depth);
    }
    this.text(text, depth);
  }

  element(element: Element, depth: number): void {
    const allowed = allowedDifferences.find(({ selector }) => element.matches(selector));
    if (allowed?.leaveOut === "whole") return;
    // A component's element; in its shadow root is the element that the script renders into.
    if (element.localName.includes("-")) {
      const { shadowRoot } = element;
      if (shadowRoot) for (const child of shadowRoot.children) this.content(child, depth);
      else this.content(element, depth);
      return;
    }
    if (allowed) return this.content(element, depth);
    this.lines.push("  ".repeat(depth) + this.opening(element));
    this.content(element, depth + 1);
  }
}

/** Elements, attributes, state and texts in a host element, one per line. */
export function snapshot(host: Element): readonly string[] {
  const result = new Snapshot();
  result.content(host, 0);
  return result.lines;
}
