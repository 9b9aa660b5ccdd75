// Header and footer of all pages: the theme's layout, which has a file of its own.
import { slotKeyOf, typeOf } from "../document/editor-data.ts";

/** The slots of a theme layout that contain its sections. */
export const headerSlot = slotKeyOf("header");
export const footerSlot = slotKeyOf("footer");

/** Whether the root of a document with these slots is a theme layout. */
export const isThemeLayout = (props: object): boolean => headerSlot in props || footerSlot in props;

/** Types that the palette offers in a theme layout only. */
export const layoutTypes: ReadonlySet<string> = new Set(["c:tdPageHeader", "c:tdPageFooter"].map(typeOf));
