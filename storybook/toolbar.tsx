import type { Decorator } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { otherBrand } from "./other-brand.ts";

/** A menu in the toolbar, with the titles of its values. */
const menu = <Icon extends string>(description: string, icon: Icon, titles: Readonly<Record<string, string>>) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(titles).map(([value, title]) => ({ value, title })) },
});

/** Menus in the toolbar. Language is missing, because the texts of the library are Dutch. */
export const globalTypes = {
  theme: menu("Light or dark section", "contrast", { light: "Light", dark: "Dark section" }),
  brand: menu("Brand", "paintbrush", { morgenree: "Morgenree", other: "Another brand" }),
  direction: menu("Reading direction", "transfer", { ltr: "Left to right", rtl: "Right to left" }),
};

/** Values of the menus when Storybook opens. */
export const initialGlobals = { theme: "light", brand: "morgenree", direction: "ltr" };

const darkSection: CSSProperties = {
  backgroundColor: "var(--td-paper-color)",
  color: "var(--td-text-color)",
  padding: "1.5rem",
};

/** Renders stories as the toolbar says. With its initial values, nothing is rendered around a story. */
export const withToolbar: Decorator = (Story, { globals }) => {
  const { theme, brand, direction } = globals;
  if (theme !== "dark" && brand !== "other" && direction !== "rtl") return <Story />;
  return (
    <div
      dir={direction === "rtl" ? "rtl" : undefined}
      data-td-palette={theme === "dark" ? "dark" : undefined}
      style={{ ...(brand === "other" && theme !== "dark" && otherBrand), ...(theme === "dark" && darkSection) }}
    >
      <Story />
    </div>
  );
};

const size = (name: string, width: number, height: number) => ({
  name: `${name} (${width} px)`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Widths of the toolbar: those at which we look at every component. */
export const viewports = {
  phone: size("Phone", 375, 812),
  tablet: size("Tablet", 768, 1024),
  desktop: size("Desktop", 1440, 900),
};
