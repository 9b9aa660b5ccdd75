// Renders in a page with the policies of the guide.
import {
  Carousel,
  Checkbox,
  DatePicker,
  Dropdown,
  Grid,
  Input,
  SearchList,
  Section,
  TextArea,
} from "@travel-design/ui";
import { act } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import guide from "../../packages/ui/guides/content-security-policy.md?raw";

const policies = Array.from(guide.matchAll(/^Content-Security-Policy: (.+)$/gmu), ([, policy = ""]) => policy);
const options = ["Japan", "Peru"].map((label) => ({ label, value: label }));

const controls: ReactNode = (
  <>
    <Input label="Naam" required error="Vul uw naam in" />
    <TextArea label="Wensen" />
    <DatePicker label="Vertrek" />
    <Dropdown label="Aanhef" options={options} />
    <SearchList label="Bestemming" options={options} />
    <Checkbox label="Akkoord" />
  </>
);
const layout: ReactNode = (
  <Section
    maxContentWidth="40rem"
    sectionMinHeight="10rem"
    slots={{
      col1: (
        <>
          <Grid width="20rem" numberOfColumns={2} items={options.map(({ label }) => ({ id: label, content: label }))} />
          <Carousel label="Reizen" slides={["Een", "Twee"]} />
        </>
      ),
    }}
  />
);

/** A page with a policy, and what it blocked: the policy of a document applies to its elements, not to the scripts of this test. */
function openPage(policy = "") {
  const frame = document.body.appendChild(document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument;
  if (!page) throw new Error("The frame has no document.");
  const meta = Object.assign(page.createElement("meta"), { httpEquiv: "Content-Security-Policy", content: policy });
  page.head.append(meta);
  const blocked: string[] = [];
  page.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => blocked.push(effectiveDirective));
  const container = page.body.appendChild(page.createElement("div"));
  /** Violations are reported in a task of their own. */
  const settle = () =>
    new Promise<void>((resolve) => page.defaultView?.requestAnimationFrame(() => setTimeout(resolve)));
  return { container, blocked, settle };
}

function renderIn(container: Element, node: ReactNode): void {
  const root = createRoot(container);
  act(() => root.render(node));
  onTestFinished(() => act(() => root.unmount()));
}

test("the guide has two policies", () => {
  expect(policies).toHaveLength(2);
});

test("controls and layout that the browser renders need no inline style", async () => {
  const { container, blocked, settle } = openPage(policies[0]);
  renderIn(
    container,
    <>
      {controls}
      {layout}
    </>,
  );
  const field = container.querySelector<HTMLInputElement>("[role=combobox]");
  if (!field) throw new Error("There is no search list.");
  await userEvent.type(field, "ja");
  await settle();
  expect(container.querySelector("[role=option]")).toHaveTextContent("Japan");
  expect(blocked).toEqual([]);
});

test("controls that a server renders need no inline style", async () => {
  const { container, blocked, settle } = openPage(policies[0]);
  container.innerHTML = renderToString(controls);
  await settle();
  expect(blocked).toEqual([]);
});

test("layout that a server renders needs style attributes", async () => {
  const strict = openPage(policies[0]);
  strict.container.innerHTML = renderToString(layout);
  await expect.poll(() => strict.blocked).toContain("style-src-attr");
  const { container, blocked, settle } = openPage(policies[1]);
  container.innerHTML = renderToString(layout);
  await settle();
  expect(blocked).toEqual([]);
});
