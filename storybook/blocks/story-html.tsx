import type { useOf } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A story with what is needed to render it. */
export type RenderableStory = Extract<ReturnType<typeof useOf>, { type: "story" }>["story"];

/** The HTML of a story as a server renders it; a message for a story that only renders in a browser. */
export function storyHtml(story: RenderableStory): string {
  const { originalStoryFn, initialArgs } = story;
  const context = { ...story, args: initialArgs, globals: {} };
  // In a component, because a story may use hooks.
  const Story = (): ReactNode => Reflect.apply(originalStoryFn, undefined, [initialArgs, context]);
  try {
    return renderToStaticMarkup(<Story />);
  } catch {
    return "<!-- This example only renders in a browser. -->";
  }
}

/** Formats HTML over several lines. Prettier is loaded when it is first needed. */
export async function formatHtml(html: string): Promise<string> {
  const [prettier, plugin] = await Promise.all([import("prettier/standalone"), import("prettier/plugins/html")]);
  return prettier.format(html, {
    parser: "html",
    plugins: [plugin],
    printWidth: 100,
    htmlWhitespaceSensitivity: "ignore",
  });
}
