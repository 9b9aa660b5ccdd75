// The first version of a component: an element that is styled with tokens and passes other props to its element.
import type { Names } from "./names.ts";

const component = ({ kebab, pascal, words }: Names): string => `\
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";

/** Props of {@link ${pascal}}. All others go to the \`<div>\`. */
export interface ${pascal}Props extends ComponentProps<"div"> {
  /** Its content. */
  children: ReactNode;
}

/** ${words}. Renders a \`<div>\`; \`ref\` is the div. */
export function ${pascal}({ className, children, ...native }: ${pascal}Props): ReactNode {
  return (
    <div {...native} className={classNames("td-${kebab}", className)}>
      {children}
    </div>
  );
}
`;

const index = ({ pascal }: Names): string => `\
export { ${pascal}, type ${pascal}Props } from "./${pascal}.tsx";
`;

const style = ({ kebab }: Names): string => `\
.td-${kebab} {
  box-sizing: border-box;
  margin: 0;
  font-family: var(--td-text-font-family);
  font-size: 1rem;
  line-height: 1.5;
  color: var(--td-text-color);
}
`;

const stories = ({ pascal }: Names): string => `\
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ${pascal} } from "./index.ts";
import { page } from "./${pascal}.docs.tsx";

const meta = {
  title: "Controls/${pascal}",
  component: ${pascal},
  parameters: { docs: { page } },
  args: { children: "Inhoud" },
} satisfies Meta<typeof ${pascal}>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Say here when this state occurs, or what to note about it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Inhoud")).toBeVisible();
  },
};
`;

const docs = ({ pascal, words }: Names): string => `\
import { componentPage } from "../../../../../storybook/blocks/index.ts";
import { ${pascal} } from "./index.ts";
import css from "./${pascal}.css?raw";

export const page = componentPage({
  title: "${pascal}",
  summary: "${words}. It is a \`<div>\`.",
  use: ["Say here when it is the right choice."],
  avoid: ["Say here what to use instead, and when."],
  keys: "None of its own.",
  criteria: { "1.4.10": ["Never wider than its container", "test"] },
  theming: { css },
  right: { example: <${pascal}>Inhoud</${pascal}>, because: "Say here why this is right." },
  wrong: { example: <${pascal}>Inhoud</${pascal}>, because: "Say here why this is wrong." },
});
`;

const test = ({ kebab, pascal }: Names): string => `\
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ${pascal} } from "./index.ts";

test("renders its children", () => {
  render(<${pascal}>Inhoud</${pascal}>);
  expect(screen.getByText("Inhoud")).toHaveClass("td-${kebab}");
});

test("passes ref, class and other attributes to its element", () => {
  const ref = vi.fn<(node: HTMLElement | null) => void>();
  render(
    <${pascal} ref={ref} className="eigen" data-extra="ja">
      Inhoud
    </${pascal}>,
  );
  const element = screen.getByText("Inhoud");
  expect(ref).toHaveBeenLastCalledWith(element);
  expect(element).toHaveClass("eigen");
  expect(element).toHaveAttribute("data-extra", "ja");
});
`;

/** The files of a new component by their names. */
export const componentFiles = (name: Names): Readonly<Record<string, string>> => ({
  "index.ts": index(name),
  [`${name.pascal}.tsx`]: component(name),
  [`${name.pascal}.css`]: style(name),
  [`${name.pascal}.stories.tsx`]: stories(name),
  [`${name.pascal}.docs.tsx`]: docs(name),
  [`${name.pascal}.test.tsx`]: test(name),
});
