// What a page file, a spreadsheet or a stranger's script may hand to a component instead of what its types ask for.
import type { ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import {
  Button,
  Carousel,
  Checkbox,
  DatePicker,
  Dropdown,
  ErrorSummary,
  Grid,
  Icon,
  ImageBlock,
  Input,
  LoadingOverlay,
  OptionalCheckboxes,
  SearchList,
  TextArea,
  Tooltip,
} from "../../../index.ts";
import { mailIcon } from "../../../icons/index.ts";
import { hostileValues } from "../hostile-values.ts";
import { mountEach } from "../mount-each.tsx";

/** A component with what it cannot do without, and the settings that may hold anything. */
type Subject = readonly [name: string, create: (props: object) => ReactElement, settings: readonly string[]];

const field = [
  "label",
  "fieldId",
  "hint",
  "required",
  "disabled",
  "error",
  "name",
  "value",
  "defaultValue",
  "placeholder",
];
/** A name, and a handler for a controlled value. */
const named = { "aria-label": "Veld", onValueChange: () => undefined };
const countries = [{ label: "Japan", value: "JP" }];

const subjects: readonly Subject[] = [
  [
    "Button",
    (props) => <Button {...props} />,
    ["label", "variant", "size", "fullWidth", "forward", "icon", "redirectUrl"],
  ],
  [
    "Carousel",
    (props) => <Carousel label="Reizen" slides={["a", "b"]} {...props} />,
    ["label", "slides", "autoplay", "colorWhite"],
  ],
  [
    "Checkbox",
    (props) => <Checkbox label="Ja" {...props} />,
    ["label", "link", "linkLabel", "required", "value", "checkboxId", "error"],
  ],
  ["DatePicker", (props) => <DatePicker {...named} {...props} />, [...field, "min", "max"]],
  ["Dropdown", (props) => <Dropdown {...named} options={countries} {...props} />, [...field, "options"]],
  [
    "ErrorSummary",
    (props) => <ErrorSummary heading="Fout" items={[]} onSelect={() => undefined} {...props} />,
    ["heading", "items"],
  ],
  [
    "Grid",
    (props) => <Grid items={[{ id: "a", content: "Reis" }]} showPagination {...props} />,
    ["pagination", "pages", "defaultPages", "hasMore", "showMoreLabel", "itemLabel"],
  ],
  ["Icon", (props) => <Icon shape={mailIcon} {...props} />, ["label"]],
  ["ImageBlock", (props) => <ImageBlock imageInfo="/zee.jpg" {...props} />, ["loading"]],
  ["Input", (props) => <Input {...named} {...props} />, [...field, "type", "min", "step"]],
  ["LoadingOverlay", (props) => <LoadingOverlay loading {...props} />, ["loading", "label", "status"]],
  [
    "OptionalCheckboxes",
    (props) => <OptionalCheckboxes fieldId="a" mainLabel="Ja" optionalLabel="Nee" {...props} />,
    ["fieldId", "legend", "mainLabel", "optionalLabel", "defaultValue", "required", "error", "name"],
  ],
  ["SearchList", (props) => <SearchList {...named} options={countries} {...props} />, [...field, "options"]],
  ["TextArea", (props) => <TextArea {...named} {...props} />, [...field, "rows"]],
  [
    "Tooltip",
    (props) => (
      <Tooltip label="Uitleg" {...props}>
        Meer
      </Tooltip>
    ),
    ["label"],
  ],
];

const hostile = [...hostileValues, "w".repeat(10_000)];

/** What React has to say, while one develops, of an attribute that is no text is React's own. */
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
const cases = subjects.flatMap(([name, create, settings]) => settings.map((setting) => ({ name, create, setting })));

test.each(cases)("$name renders whatever its $setting is, executes none of it, and warns at most once", (subject) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  for (const container of mountEach(hostile.map((value) => subject.create({ [subject.setting]: value })))) {
    expect(container.querySelector("img[onerror], script, a[href^=javascript]")).toBeNull();
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
    warn.mockClear();
  }
});
