import { createContext, use } from "react";
import { icons } from "../controls/icons.ts";
import type { EditText } from "../inline-text/use-inline-text.ts";
import type { Templates } from "../templates/use-templates.ts";
import type { Performer } from "../page-session/perform.ts";
import { messages } from "../messages/index.ts";

/** Widths of the canvas. */
export const devices = {
  Desktop: { label: messages.editor.devices.Desktop, width: 1280, icon: icons.computer },
  Tablet: { label: messages.editor.devices.Tablet, width: 820, icon: icons.tablet },
  Mobile: { label: messages.editor.devices.Mobile, width: 390, icon: icons.phone },
} as const;
export type Device = keyof typeof devices;

/** From wide to narrow. */
export const deviceNames = ["Desktop", "Tablet", "Mobile"] as const satisfies readonly Device[];

/** The device that a property is for; undefined for a property of all devices. */
export const deviceOf = (property: string): Device | undefined => deviceNames.find((each) => property.endsWith(each));

/** What the parts of the editor share. */
export interface EditorState extends Performer {
  device: Device;
  /** Id of the content. */
  view: string;
  /** Path of the page, with a slash at the start. */
  path: string;
  editText: EditText;
  templates: Templates;
  /** Called when what is known about the site may be outdated. */
  refreshSite(): void;
}

const Context = createContext<EditorState | null>(null);

/** Provides what the parts of the editor share. */
export const EditorProvider = Context.Provider;

/** @throws Error outside an {@link EditorProvider} */
export function useEditor(): EditorState {
  const editor = use(Context);
  if (!editor) throw new Error("A part of the editor is rendered outside EditorProvider.");
  return editor;
}
