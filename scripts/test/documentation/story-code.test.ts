import { inMemoryPorts } from "@travel-design/quotation";
import { Button, Field, Input, Stack } from "@travel-design/ui";
import { mailIcon } from "@travel-design/ui/icons";
import { Heading } from "@travel-design/blocks/views";
import { createElement as h, Fragment, type ReactNode } from "react";
import { fn } from "storybook/test";
import { expect, test } from "vitest";
import { printJsx, Verbatim } from "../../../storybook/code/print-jsx.ts";
import { storyCode } from "../../../storybook/code/story-code.ts";

const names = new Map<unknown, string>([
  [Input, "Input"],
  [Stack, "Stack"],
  [mailIcon, "mailIcon"],
]);
const print = (element: ReturnType<typeof h>): string => printJsx(element, (value) => names.get(value));

/** A component that exists only in stories. */
const Area = ({ children }: { children: ReactNode }): ReactNode => h("div", { className: "example-area" }, children);

test.each([
  [h(Input, { label: "Naam", required: true, maxLength: 80 }), '<Input label="Naam" required maxLength={80} />'],
  [h(Input, { label: 'De "kern"' }), "<Input label='De \"kern\"' />"],
  [h(Input, { label: "Bed & ontbijt" }), '<Input label={"Bed & ontbijt"} />'],
  [h(Input, { label: "Naam", hint: undefined }), '<Input label="Naam" />'],
  [h("svg", { shape: mailIcon }), "<svg shape={mailIcon} />"],
  [h("p", { style: { margin: 0, "--td-x": "1px" } }), '<p style={{ margin: 0, "--td-x": "1px" }} />'],
  [h("p", {}, "Bekijk ", "Japan", ", nu"), "<p>Bekijk Japan, nu</p>"],
  [h("p", {}, "Bekijk ", h("b", {}, 1), null, false), '<p>{"Bekijk "}<b>1</b></p>'],
  [h("p", {}, "a < b"), '<p>{"a < b"}</p>'],
  [h(Fragment, {}, h("i")), "<><i /></>"],
  [
    h(Area, null, h(Area, null, "Links")),
    '<div className="example-area"><div className="example-area">Links</div></div>',
  ],
  [h("p", { list: [h("i", { key: "a" })], part: h("i", { key: "b" }) }), '<p list={[<i key="a" />]} part={<i />} />'],
  [h("p", { ports: new Verbatim("inMemoryPorts()") }), "<p ports={inMemoryPorts()} />"],
])("%#: the code of an element is %s", (element, code) => {
  expect(print(element)).toBe(code);
});

test("what does not fit in a line is in lines of its own", () => {
  const options = ["Nederland", "België", "Luxemburg"].map((label) => ({ label, value: label }));
  expect(print(h(Stack, { gap: "sm", children: h(Input, Object.assign({ label: "Land" }, { options })) })))
    .toBe(`<Stack gap="sm">
  <Input
    label="Land"
    options={[
      { label: "Nederland", value: "Nederland" },
      { label: "België", value: "België" },
      { label: "Luxemburg", value: "Luxemburg" },
    ]}
  />
</Stack>`);
});

const codeOf = (component: unknown, args: object, parameters: object = {}, argTypes: object = {}): string =>
  Reflect.apply(storyCode, undefined, [
    {
      component,
      args,
      argTypes,
      parameters,
      originalStoryFn: (shown: object) => Reflect.apply(h, undefined, [component, shown]),
    },
  ]);

test("an example imports what it contains from the package that exports it", () => {
  expect(codeOf(Stack, { children: [h(Button, { key: "a" }), h(Heading, { key: "b", title: "Reizen" })] })).toBe(
    'import { Button, Stack } from "@travel-design/ui";\nimport { Heading } from "@travel-design/blocks/views";\n\n' +
      '<Stack><Button /><Heading title="Reizen" /></Stack>;',
  );
});

test("an example is without the values that a component has by itself, and without handlers that only log", () => {
  const argTypes = {
    hint: { name: "hint", control: "text" },
    type: { name: "type", control: "text", table: { defaultValue: { summary: '"text"' } } },
  };
  const args = { label: "Naam", hint: "", type: "text", error: undefined, onValueChange: fn() };
  expect(codeOf(Input, args, {}, argTypes)).toContain('<Input label="Naam" />');
});

test("a function is in the code as it is written", () => {
  expect(codeOf(Input, { label: "Naam", ref: (node: HTMLElement | null) => node?.focus() })).toMatch(
    /ref=\{\(node\) => node\?\.focus\(\)\}/u,
  );
});

test("args that cannot be read back have code of their own, with its imports", () => {
  const code = codeOf(Field, { ports: inMemoryPorts() }, { code: { ports: "inMemoryPorts()" } });
  expect(code).toContain('import { inMemoryPorts } from "@travel-design/quotation";');
  expect(code).toContain("ports={inMemoryPorts()}");
});

test("a story whose component no package exports has no code", () => {
  expect(codeOf(Area, {})).toBe("");
});

test("an element that code cannot name is an error", () => {
  const memoized = Reflect.apply(h, undefined, [{ $$typeof: Symbol.for("react.memo") }, {}]);
  expect(() => print(memoized)).toThrow("no package exports");
});
