import { Editor, Extension, type Extensions } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { Heading } from "@tiptap/extension-heading";
import { Link } from "@tiptap/extension-link";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { history, redo, undo } from "@tiptap/pm/history";
import { normalizePastedHtml } from "./normalize-pasted-html.ts";
import { documentOf, markupOf, separatorOf } from "./rich-text-document.ts";

/** Headings of other levels become those that the markup has. */
const headings = [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level > 2 ? 3 : 2 } }));

declare module "@tiptap/core" {
  interface EditorEvents {
    /** Somebody pressed the keys for a link. */
    link: undefined;
  }
}

/** Undoing, and the keys that the other extensions do not have. */
const Keys = Extension.create({
  name: "keys",
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const run = (command: typeof undo) => () => command(editor.state, editor.view.dispatch);
    const link = (): boolean => Boolean(editor.emit("link", undefined));
    return { "Mod-z": run(undo), "Mod-y": run(redo), "Mod-Shift-z": run(redo), "Mod-k": link };
  },
});

/** Classes of the elements by which a text has the look of the page. */
export interface TextClasses {
  paragraph?: string;
  heading?: string;
  subheading?: string;
  list?: string;
  item?: string;
  bold?: string;
}

/** What the markup can say, and nothing else: whatever is pasted becomes this. */
const extensionsWith = ({ paragraph, heading, subheading, list, item, bold }: TextClasses): Extensions => {
  const classed = (name: string | undefined, more: object = {}) => ({ HTMLAttributes: { class: name, ...more } });
  return [
    Document,
    Text,
    Paragraph.configure(classed(paragraph)),
    Heading.extend({
      parseHTML: () => headings,
      renderHTML: ({ node: { attrs } }) => [`h${attrs.level}`, { class: attrs.level === 2 ? heading : subheading }, 0],
    }).configure({ levels: [2, 3] }),
    BulletList.configure(classed(list)),
    OrderedList.configure(classed(list, { "data-numbered": "" })),
    // Lists within lists have no markup.
    ListItem.extend({ content: "paragraph" }).configure(classed(item)),
    ListKeymap,
    Bold.configure(classed(bold)),
    Link.configure({ autolink: false, openOnClick: false, HTMLAttributes: { rel: null, target: null, class: null } }),
    Keys,
  ];
};

/** Options of {@link createEditor}. */
export interface EditorOptions {
  /** Where the editor is added. */
  element: HTMLElement;
  /** The text with its markup. */
  text: string;
  /** Attributes of the element that is typed into. */
  attributes: Readonly<Record<string, string>>;
  classes: TextClasses;
  /** Called with the markup after each change. */
  onChange(text: string): void;
}

/** An editor of formatted text. */
export interface RichTextEditor {
  readonly editor: Editor;
  /** Shows a text that was changed elsewhere. */
  show(text: string): void;
}

/** Creates an editor of formatted text. A text that ends as it began is returned as it was, character by character. */
export function createEditor({ element, text, attributes, classes, onChange }: EditorOptions): RichTextEditor {
  let original = text;
  let current = text;
  const editor = new Editor({
    element,
    extensions: extensionsWith(classes),
    content: documentOf(text),
    // The policy of the page is stricter, and the style sheet has these rules.
    injectCSS: false,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", ...attributes },
      transformPastedHTML: normalizePastedHtml,
    },
    onUpdate() {
      const isOriginal = editor.state.doc.eq(editor.schema.nodeFromJSON(documentOf(original)));
      current = isOriginal ? original : markupOf(editor.getJSON(), separatorOf(original));
      onChange(current);
    },
  });
  return {
    editor,
    show(shown) {
      if (shown === current) return;
      original = shown;
      current = shown;
      editor.commands.setContent(documentOf(shown), { emitUpdate: false });
    },
  };
}
