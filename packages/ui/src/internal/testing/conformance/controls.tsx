import { Checkbox, DatePicker, Dropdown, Input, OptionalCheckboxes, SearchList, TextArea } from "../../../index.ts";
import { chooseOption, typeOver } from "./native-answer.ts";
import type { ControlSubject, ValueSource } from "./subject.ts";

const countries = [
  { label: "Japan", value: "JP" },
  { label: "Kenia", value: "KE" },
];

const initial = { owner: "value", control: "defaultValue" } as const;
const textFrom = (valueSource: ValueSource, text: string): { value?: string; defaultValue?: string } =>
  valueSource === "empty" ? {} : { [initial[valueSource]]: text };

/** Every control a form sends an answer of. */
export const controls: readonly ControlSubject[] = [
  {
    name: "Input",
    first: "Utrecht",
    second: "Ede",
    create: ({ valueSource, onAnswer, ...props }) => (
      <Input {...props} {...textFrom(valueSource, "Utrecht")} onValueChange={onAnswer} />
    ),
    change: (control) => typeOver(control, "Ede"),
  },
  {
    name: "TextArea",
    first: "Met de trein",
    second: "Te voet",
    create: ({ valueSource, onAnswer, ...props }) => (
      <TextArea {...props} {...textFrom(valueSource, "Met de trein")} onValueChange={onAnswer} />
    ),
    change: (control) => typeOver(control, "Te voet"),
  },
  {
    name: "DatePicker",
    first: "2027-05-01",
    second: "2027-06-30",
    create: ({ valueSource, onAnswer, ...props }) => (
      <DatePicker {...props} {...textFrom(valueSource, "2027-05-01")} onValueChange={onAnswer} />
    ),
    change: (control) => typeOver(control, "2027-06-30"),
  },
  {
    name: "Dropdown",
    reason: "choose",
    first: "JP",
    second: "KE",
    create: ({ valueSource, onAnswer, ...props }) => (
      <Dropdown {...props} {...textFrom(valueSource, "JP")} options={countries} onValueChange={onAnswer} />
    ),
    change: (control) => chooseOption(control, "KE"),
  },
  {
    name: "SearchList",
    first: "JP",
    shown: "Japan",
    second: "Atlantis",
    create: ({ valueSource, onAnswer, ...props }) => (
      <SearchList {...props} {...textFrom(valueSource, "JP")} options={countries} onValueChange={onAnswer} />
    ),
    change: (control) => typeOver(control, "Atlantis"),
  },
  {
    name: "Checkbox",
    reason: "toggle",
    first: "akkoord",
    second: "",
    create: ({ valueSource, onAnswer, fieldId, ...props }) => (
      <Checkbox
        {...props}
        {...(valueSource === "owner" ? { checked: true } : { defaultChecked: valueSource === "control" })}
        checkboxId={fieldId}
        value="akkoord"
        onCheckedChange={(checked, details) => onAnswer(checked ? "akkoord" : "", details)}
      />
    ),
    change: (control) => control.click(),
  },
];

/** Every control that takes part in a form. */
export const formControls: readonly ControlSubject[] = [
  ...controls,
  {
    name: "OptionalCheckboxes",
    reason: "toggle",
    first: "known",
    second: "",
    hintless: true,
    isGroup: true,
    create: ({
      valueSource,
      onAnswer,
      label,
      fieldId = "proef",
      hint: _hint,
      ref: _ref,
      onChange: _onChange,
      ...props
    }) => (
      <OptionalCheckboxes
        {...props}
        value={valueSource === "owner" ? "known" : undefined}
        defaultValue={valueSource === "control" ? "known" : ""}
        fieldId={fieldId}
        mainLabel={label}
        optionalLabel="Nee"
        onValueChange={onAnswer}
      />
    ),
    change: (control) => control.click(),
  },
];
