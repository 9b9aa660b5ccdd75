// Header and footer of all pages: the theme's layout, which has a file of its own.
import type { EditorItem } from "../content/editor-data.ts";
import { messages } from "../messages/index.ts";

/** The slots of a theme layout that contain its sections. */
export const headerSlot = "header";
export const footerSlot = "footer";

/** Whether the root of a document with these slots is a theme layout. */
export const isThemeLayout = ({ slots }: EditorItem): boolean => headerSlot in slots || footerSlot in slots;

/** What builders call what they edit. */
export const documentName = (isLayout: boolean): string =>
  isLayout ? messages.places.headerAndFooter : messages.places.page;

const rank = (slot: string): number => (slot === headerSlot ? 0 : slot === footerSlot ? 2 : 1);

/** Slots of a root in the order of the page. The order of their names is another one. */
export const inPageOrder = (slots: readonly string[]): string[] => slots.toSorted((a, b) => rank(a) - rank(b));
