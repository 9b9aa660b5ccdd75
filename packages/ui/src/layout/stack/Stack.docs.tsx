import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./Stack.css?raw";
import { Input } from "../../controls/input/index.ts";
import { Stack } from "./index.ts";

export const page = componentPage({
  title: "Stack (stapel)",
  summary: "Equal space between its children, such as the fields of a form. It is a `<div>`.",
  use: ["Between the fields of a form, and between its buttons."],
  avoid: [
    "For items with settings of a site builder: use [FlexibleContent](?path=/docs/layout-flexiblecontent--docs).",
    "For columns that align over several rows: use [Grid](?path=/docs/layout-grid--docs).",
  ],
  keys: "None of its own: the children keep their keys, in the order of the document.",
  criteria: {
    "1.3.2": ["The visible order is the order of the document", "person"],
    "1.4.10": ["A row wraps when it does not fit", "test"],
  },
  theming: { css },
  right: {
    example: (
      <Stack gap="lg">
        <Input label="Voornaam" />
        <Input label="Achternaam" />
      </Stack>
    ),
    because: "It is clear which label belongs to which field.",
  },
  wrong: {
    example: (
      <Stack gap="xs">
        <Input label="Voornaam" />
        <Input label="Achternaam" />
      </Stack>
    ),
    because: "The second label is as close to the first field as to its own.",
  },
  mistakes: ["Margins on the children: they add to the space of the stack."],
});
