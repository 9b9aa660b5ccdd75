import {
  Checkbox,
  DatePicker,
  Dropdown,
  Input,
  OptionalCheckboxes,
  RadioGroup,
  SearchList,
  Switch,
  TextArea,
} from "../../../index.ts";
import { chooseOption, radiosOf, typeOver } from "./native-answer.ts";
import type { ControlSubject, ValueSource } from "./subject.ts";

const kenya = { label: "Kenia", value: "KE" };
const countries = [{ label: "Japan", value: "JP" }, kenya];

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
  {
    name: "Switch",
    reason: "toggle",
    first: "aan",
    second: "",
    create: ({ valueSource, onAnswer, fieldId, ...props }) => (
      <Switch
        {...props}
        {...(valueSource === "owner" ? { checked: true } : { defaultChecked: valueSource === "control" })}
        checkboxId={fieldId}
        value="aan"
        onCheckedChange={(checked, details) => onAnswer(checked ? "aan" : "", details)}
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
  {
    name: "RadioGroup",
    reason: "choose",
    first: "JP",
    second: "KE",
    isGroup: true,
    create: ({ valueSource, onAnswer, label, name = "land", ref, ...props }) => (
      <RadioGroup
        {...props}
        {...textFrom(valueSource, "JP")}
        ref={ref}
        legend="Land"
        name={name}
        options={[{ label, value: "JP" }, kenya]}
        onValueChange={onAnswer}
      />
    ),
    change: (control) => radiosOf(control)[1]?.click(),
  },
];
