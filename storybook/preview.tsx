import type { Preview, StoryContext } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../force-app/main/default/staticresources/travelFonts/travel-fonts.css";
import "../force-app/main/default/staticresources/travelIcons/travel-icons.css";
import "@travel-design/ui/style.css";
import "@travel-design/blocks/style.css";
import "./docs.css";
import "./tables.css";
import "./examples.css";
import { loadFilesBelowPath } from "./below-path.ts";
import { DocsPage } from "./blocks/index.ts";
import { storyCode } from "./code/story-code.ts";
import { addSiteBrand } from "./site-brand.ts";
import { usableControls } from "./controls.ts";
import { usableArgs } from "./initial-args.ts";
import { propDefaults } from "./prop-defaults.ts";
import { readableTypes } from "./readable-types.ts";
import { theme } from "./theme.ts";
import { globalTypes, initialGlobals, viewports, withToolbar } from "./toolbar.tsx";

/** A busy machine may take longer than the default of one second. */
configure({ asyncUtilTimeout: 10_000 });

addSiteBrand(document);
loadFilesBelowPath(document);

const preview: Preview = {
  parameters: {
    docs: {
      theme,
      page: DocsPage,
      source: { transform: (_source: string, context: StoryContext) => storyCode(context) },
      // Headings of examples are not those of the page.
      toc: { headingSelector: "h2", ignoreSelector: ".sb-unstyled *", title: "On this page" },
    },
    a11y: { test: "error" },
    layout: "padded",
    // Stories are in Dutch, and screen readers have to know that.
    htmlLang: "nl",
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Guides",
          [
            "For site builders",
            "For administrators",
            "In any host",
            "Form libraries and actions",
            "Next",
            "Testing Library",
            "Tailwind and Bootstrap",
            "Content security policy",
            "Theming",
            "Writing Dutch for forms",
            "Events",
            "Contributing a component or a block",
            "*",
          ],
          "Foundations",
          "Pages",
          "Blocks",
          "Controls",
          "Layout",
          "Media",
          "Quotation",
          "Data",
          ["Your first record", "Guide", "Reference"],
          "Decisions",
          "What is new",
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  decorators: [withToolbar],
  argTypesEnhancers: [readableTypes, propDefaults, usableControls],
  argsEnhancers: [usableArgs],
  tags: ["autodocs"],
};
export default preview;
