import { Checkbox, DatePicker, Dropdown, Input, OptionalCheckboxes, SearchList, TextArea } from "../../../index.ts";
import { chooseOption, typeOver } from "./native-answer.ts";
import type { ControlSubject, Keeper } from "./subject.ts";

const countries = [
  { label: "Japan", value: "JP" },
  { label: "Kenia", value: "KE" },
];

const initial = { owner: "value", control: "defaultValue" } as const;
const textKeptBy = (keeper: Keeper, text: string): { value?: string; defaultValue?: string } =>
  keeper === "empty" ? {} : { [initial[keeper]]: text };

/** Every control a form sends an answer of. */
export const controls: readonly ControlSubject[] = [
  {
    name: "Input",
    first: "Utrecht",
    second: "Ede",
    create: ({ keeper, onAnswer, ...props }) => (
      <Input {...props} {...textKeptBy(keeper, "Utrecht")} onValueChange={onAnswer} />
    ),
    change: (control) => typeOver(control, "Ede"),
  },
  {
    name: "TextArea",
    first: "Met de trein",
    second: "Te voet",
    create: ({ keeper, onAnswer, ...props }) => (
      <TextArea {...props} {...textKeptBy(keeper, "Met de trein")} onValueChange={onAnswer} />
    ),
    change: (control) => typeOver(control, "Te voet"),
  },
  {
    name: "DatePicker",
    requiredByDefault: true,
    first: "2027-05-01",
    second: "2027-06-30",
    create: ({ keeper, onAnswer, ...props }) => (
      <DatePicker {...props} {...textKeptBy(keeper, "2027-05-01")} onValueChange={onAnswer} />
    ),
    change: (control) => typeOver(control, "2027-06-30"),
  },
  {
    name: "Dropdown",
    requiredByDefault: true,
    first: "JP",
    second: "KE",
    create: ({ keeper, onAnswer, ...props }) => (
      <Dropdown {...props} {...textKeptBy(keeper, "JP")} options={countries} onValueChange={onAnswer} />
    ),
    change: (control) => chooseOption(control, "KE"),
  },
  {
    name: "SearchList",
    first: "JP",
    shown: "Japan",
    second: "Atlantis",
    create: ({ keeper, onAnswer, ...props }) => (
      <SearchList {...props} {...textKeptBy(keeper, "JP")} options={countries} onValueChange={onAnswer} />
    ),
    change: (control) => typeOver(control, "Atlantis"),
  },
  {
    name: "Checkbox",
    first: "akkoord",
    second: "",
    hintless: true,
    create: ({ keeper, onAnswer, fieldId, ...props }) => (
      <Checkbox
        {...props}
        {...(keeper === "owner" ? { checked: true } : { defaultChecked: keeper === "control" })}
        checkboxId={fieldId}
        value="akkoord"
        onCheckedChange={(checked) => onAnswer(checked ? "akkoord" : "")}
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
    first: "known",
    second: "",
    hintless: true,
    isGroup: true,
    create: ({ keeper, onAnswer, label, fieldId = "proef", hint: _hint, ref: _ref, ...props }) => (
      <OptionalCheckboxes
        {...props}
        value={keeper === "owner" ? "known" : undefined}
        defaultValue={keeper === "control" ? "known" : ""}
        fieldId={fieldId}
        mainLabel={label}
        optionalLabel="Nee"
        onValueChange={onAnswer}
      />
    ),
    change: (control) => control.click(),
  },
];
