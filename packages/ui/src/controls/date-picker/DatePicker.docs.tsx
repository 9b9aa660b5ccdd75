import { componentPage } from "../../../../../storybook/blocks/index.ts";
import fieldCss from "../field/Field.css?raw";
import css from "./DatePicker.css?raw";
import { DatePicker } from "./index.ts";
import { TextArea } from "../text-area/index.ts";

export const page = componentPage({
  title: "DatePicker (datumkiezer)",
  summary:
    "A day, picked or typed in the browser's own way, in the visitor's own notation. It is an `<input type=\"date\">`; its value is an ISO day.",
  use: [
    "A day within reach of a calendar: departure, return, an appointment. `min` and `max` bound what the calendar offers. The last day is by default 31 December 9999, because browsers otherwise let a year of six digits be typed.",
    "Native validation of a day outside them fails. The field then shows which days are possible, and keeps the day.",
  ],
  avoid: ['A date of birth or "somewhere in May": ask for it in words or in three fields.'],
  keys: {
    "Tab, →": "Goes to day, month and year in turn. All keys are the browser's own; these are Chromium's",
    "↑, ↓": "One more or less",
    Space: "Opens the calendar",
    Escape: "Closes it",
  },
  criteria: {
    "1.3.1": ["Label, hint and error belong to the field", "test", "axe"],
    "2.1.1": ["The browser's own calendar works with keys and readers", "person"],
    "3.3.1": ["A half-typed day is not the same as no day (`badInput`), so it is never called missing", "test"],
    "3.3.2": [
      "The day is below the field in words, because 04/05 is a day in April or in May; announced once its year is complete",
      "test",
    ],
    "4.1.2": ["A native element; with `required` it has no clear button, which readers trip over", "test"],
  },
  wording: [
    ["Vertrekdatum", "Van", "The label is alone in the error summary"],
    ["Kies een dag vanaf vandaag.", "dd-mm-jjjj", "The browser shows the notation of the visitor's own language"],
  ],
  theming: { css: fieldCss + css },
  right: {
    example: <DatePicker label="Vertrek" hint="Een schatting is genoeg." />,
    because: "The browser's own field: visitors know it, and can type the day.",
  },
  wrong: {
    example: <TextArea label="Vertrek" rows={1} defaultValue="vertrek 5/1, of 1/5?" />,
    because: "Free text for a day: nobody knows which number is the month.",
  },
  mistakes: [
    "Trusting `min`: it is a help, not a rule. Check the day when the form is sent.",
    "Formatting the value for the screen in the control. It is an ISO day and stays one.",
  ],
});
