import type { Decorator } from "@storybook/react-vite";
import { en as englishBlocks, BlockMessagesProvider } from "@travel-design/blocks/messages";
import { de, en, fr, MessagesProvider, type Messages } from "@travel-design/ui/messages";
import type { CSSProperties } from "react";
import { secondBrand } from "./second-brand.ts";

/** A menu in the toolbar, with the titles of its values. */
const menu = <Icon extends string>(description: string, icon: Icon, titles: Readonly<Record<string, string>>) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(titles).map(([value, title]) => ({ value, title })) },
});

/** Menus in the toolbar. The language is that of the library's texts; the texts of the stories stay Dutch. */
export const globalTypes = {
  theme: menu("Light or dark section", "contrast", { light: "Light", dark: "Dark section" }),
  brand: menu("Brand", "paintbrush", { site: "Branding set of the site", second: "Second brand" }),
  language: menu("Language of the library's texts", "globe", {
    nl: "Dutch",
    en: "English",
    de: "German",
    fr: "French",
  }),
  direction: menu("Reading direction", "transfer", { ltr: "Left to right", rtl: "Right to left" }),
};

/** Values of the menus when Storybook opens. */
export const initialGlobals = { theme: "light", brand: "site", language: "nl", direction: "ltr" };

const padding = "1.5rem";

/** Texts of the library by language. The blocks have Dutch and English ones. */
const libraryTexts: Readonly<Record<string, Messages>> = { de, en, fr };

/** The element around a story in another theme or brand. */
const surroundings = (isDark: boolean, isSecond: boolean): CSSProperties =>
  isSecond
    ? { ...secondBrand, colorScheme: isDark ? "dark" : "light", padding }
    : { fontFamily: "var(--td-text-font-family)", padding };

/** Renders stories as the toolbar says. With its initial values, nothing is rendered around a story. */
export const withToolbar: Decorator = (Story, { globals }) => {
  const { theme, brand, direction, language } = globals;
  const [isDark, isSecond, isRightToLeft] = [theme === "dark", brand === "second", direction === "rtl"];
  const texts = libraryTexts[language];
  const story = texts ? (
    <MessagesProvider messages={texts}>
      <BlockMessagesProvider messages={language === "en" ? englishBlocks : {}}>
        <Story />
      </BlockMessagesProvider>
    </MessagesProvider>
  ) : (
    <Story />
  );
  if (!isDark && !isSecond && !isRightToLeft) return story;
  return (
    <div
      dir={isRightToLeft ? "rtl" : undefined}
      data-td-palette={isDark && !isSecond ? "dark" : undefined}
      style={isDark || isSecond ? surroundings(isDark, isSecond) : undefined}
    >
      {story}
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
