import { render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  Button,
  Carousel,
  Checkbox,
  ColumnsSection,
  DatePicker,
  Dialog,
  Dropdown,
  Grid,
  Input,
  MultiSearchList,
  OptionalCheckboxes,
  RadioGroup,
  SearchList,
  Section,
  SlotsBlock,
  Switch,
  TextArea,
  Tooltip,
} from "../index.ts";

const text = <p>Tekst</p>;
const countries = [{ label: "Japan", value: "JP" }];
const group = { legend: "a", name: "a", options: countries };
const slides = [<p key="1">1</p>, <p key="2">2</p>];
const boxes = { fieldId: "b", mainLabel: "Ja", optionalLabel: "Nee" };

/* oxlint-disable react/jsx-key -- Each element is rendered alone. */

/** Uses that types cannot reject, with the start of the warning. */
const wrong: [warning: string, element: ReactElement][] = [
  [
    "A section has no column `col3`, so its content is not rendered. Its columns are col1, col2.",
    <Section sectionConfig="halves" slots={{ col3: text }} />,
  ],
  ["A section has no column `col3`", <ColumnsSection slots={{ col3: text }} />],
  ["SlotsBlock has no slot `Content-Slot5`", <SlotsBlock slots={{ "Content-Slot5": text }} />],
  ['The link to "reizen" is disabled', <Button href="reizen" />],
  ['The link to "http://intranet/" is disabled', <Button href="http://intranet/" />],
  ['The link to "?page=2" is disabled', <Checkbox label="a" link="?page=2" />],
  ['The field <input name="a"> has no name for screen readers', <Input name="a" />],
  ["The field <input> has no name for screen readers", <SearchList label="" />],
  [
    "The field <input> has `value` without `onValueChange`, so a visitor cannot change it",
    <Input label="a" value="x" />,
  ],
  ["The field <textarea> has `value` without", <TextArea label="a" value="x" />],
  ["The field <input> has `value` without", <DatePicker label="a" value="2026-05-01" />],
  ["The field <select> has `value` without", <Dropdown label="a" options={countries} value="JP" />],
  ["The field <input> has `value` without", <SearchList label="a" options={countries} value="JP" />],
  ["Checkbox has `checked` without `onCheckedChange`", <Checkbox label="a" checked />],
  ["OptionalCheckboxes has `value` without", <OptionalCheckboxes {...boxes} value="known" />],
  ["The field <input> has no name for screen readers", <Checkbox label="" />],
  ["RadioGroup has no name for screen readers", <RadioGroup {...group} legend="" />],
  [
    'The field "a" has `validate` in a form with `noValidate`',
    <form noValidate>
      <Input label="a" name="a" validate={() => "Nee"} />
    </form>,
  ],
  ["RadioGroup has `value` without `onValueChange`", <RadioGroup {...group} value="JP" />],
  ['RadioGroup cannot show the value "fr"', <RadioGroup {...group} options={[...countries]} defaultValue="fr" />],
  ["MultiSearchList has `value` without `onValueChange`", <MultiSearchList label="a" options={countries} value={[]} />],
  [
    'MultiSearchList cannot show the value "fr"',
    <MultiSearchList label="a" options={countries} defaultValue={["JP", "fr"]} />,
  ],
  ["Checkbox has `checked` without", <Switch label="a" checked />],
  ["Carousel has `index` without `onIndexChange`", <Carousel label="a" slides={slides} index={1} />],
  ["Grid has `pages` without `onPagesChange`", <Grid items={[]} pages={1} />],
  ['SearchList cannot show the value "fr"', <SearchList label="a" options={countries} strict defaultValue="fr" />],
  ['Dropdown cannot show the value "fr"', <Dropdown label="a" options={[...countries]} defaultValue="fr" />],
  ["DatePicker ignores 01-05-2026: write a day as 2026-05-01.", <DatePicker label="a" min="01-05-2026" />],
  ["Tooltip contains an interactive element", <Tooltip label="a">{<a href="/b">b</a>}</Tooltip>],
];

const right: [name: string, element: ReactElement][] = [
  ["every column of a layout", <Section sectionConfig="halves" slots={{ col1: text, col2: text }} />],
  [
    "columns with keys of their own",
    <Section sectionConfig={{ columns: [{ columnKey: "links" }] }} slots={{ links: text }} />,
  ],
  ["an empty slot that the layout has not", <Section slots={{ col2: null }} />],
  ["a name from another element", <Input aria-label="Naam" />],
  ["a value that its owner follows", <Input label="a" value="x" onChange={() => undefined} />],
  ["a value that is read-only", <Input label="a" value="x" readOnly />],
  ["a choice that is read-only", <Dropdown label="a" options={countries} value="JP" readOnly />],
  ["a value that is disabled", <DatePicker label="a" value="2026-05-01" disabled />],
  ["boxes that are disabled", <Checkbox label="a" checked readOnly={false} disabled />],
  ["boxes that are read-only", <Checkbox label="a" checked readOnly />],
  ["a link to a path", <Button href="/reizen" />],
  ["a group that is read-only", <RadioGroup {...group} value="JP" readOnly />],
  ["values that are loaded later", <MultiSearchList label="a" options={[]} defaultValue={["JP"]} />],
  ["free text", <SearchList label="a" options={countries} defaultValue="Atlantis" />],
];

/* oxlint-enable react/jsx-key */

const warn = vi.fn<(message: string) => void>();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(warn.mockReset()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// First, because a link is reported once.
test.each(wrong)("a production build says nothing: %s", (_, element) => {
  vi.stubEnv("NODE_ENV", "production");
  render(element);
  expect(warn).not.toHaveBeenCalled();
});

describe("development", () => {
  test.each(wrong)("warns once: %s", (warning, element) => {
    const { rerender } = render(element);
    rerender(element);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`[travel-design] ${warning}`));
  });

  test.each(right)("accepts %s", (_, element) => {
    render(element);
    expect(warn).not.toHaveBeenCalled();
  });
});

interface Trip {
  countries: string[];
  day: string;
  days: number;
  country: string;
  budget: string;
}

function Registered(): ReactNode {
  const { register } = useForm<Trip>();
  return (
    <form>
      <DatePicker label="Vertrek" {...register("day", { min: "2026-05-01" })} />
      <Input label="Dagen" type="number" {...register("days", { min: 1 })} />
      <Dropdown label="Land" options={countries} {...register("country")} />
      <SearchList label="Land" options={countries} {...register("country")} />
      <RadioGroup legend="Land" options={countries} {...register("country")} />
      <MultiSearchList label="Landen" options={countries} {...register("countries")} />
      <Switch label="Vlucht" {...register("budget")} />
      <Checkbox label="Akkoord" {...register("budget")} />
      {/* @ts-expect-error its value is that of two boxes */}
      <OptionalCheckboxes {...boxes} {...register("budget")} />
    </form>
  );
}

test("what types can reject does not compile", () => {
  const lands = [{ label: "Nederland", value: "nl" }] as const;
  const rejected = [
    // @ts-expect-error React throws: an input has no children
    () => <Input label="a">x</Input>,
    // @ts-expect-error the text of a text area is its value
    () => <TextArea label="a">x</TextArea>,
    // @ts-expect-error a list has one value
    () => <SearchList label="a" options={[]} multiple />,
    // @ts-expect-error no option has this value
    () => <Dropdown label="a" options={lands} defaultValue="fr" />,
    // @ts-expect-error no option has this value
    () => <Dropdown label="a" options={lands} value="fr" onValueChange={() => undefined} />,
    // @ts-expect-error no option has this value
    () => <RadioGroup legend="a" name="a" options={lands} defaultValue="fr" />,
    // @ts-expect-error radio buttons need a name
    () => <RadioGroup legend="a" options={lands} />,
    // @ts-expect-error a switch is on or off
    () => <Switch label="a" indeterminate />,
    // @ts-expect-error nobody could close it
    () => <Dialog open title="a" />,
    // @ts-expect-error no layout has this column
    () => <Section slots={{ colum1: text }} />,
    // @ts-expect-error there is no such layout
    () => <Section sectionConfig="halfs" />,
    // @ts-expect-error there is no such layout
    () => <ColumnsSection sectionConfig="halfs" />,
    // @ts-expect-error these columns have other keys
    () => <Section sectionConfig={{ columns: [{ columnKey: "links" }] }} slots={{ rechts: text }} />,
    // @ts-expect-error there is no such slot
    () => <SlotsBlock slots={{ slot1: text }} />,
    Registered,
  ];
  expect(rejected).toHaveLength(15);
  expect(renderToString(<Registered />)).toContain("Vertrek");
});
