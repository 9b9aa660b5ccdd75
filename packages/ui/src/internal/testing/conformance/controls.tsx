import { Checkbox, DatePicker, Dropdown, Input, SearchList, TextArea } from "../../../index.ts";
import { chooseOption, typeOver } from "./native-answer.ts";
import type { ControlSubject, Keeper } from "./subject.ts";

const countries = [
  { label: "Japan", value: "JP" },
  { label: "Kenia", value: "KE" },
];

const textKeptBy = (keeper: Keeper, text: string): { value: string } | { defaultValue: string } =>
  keeper === "owner" ? { value: text } : { defaultValue: text };

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
    first: "2027-05-01",
    second: "2027-06-30",
    create: ({ keeper, onAnswer, ...props }) => (
      <DatePicker {...props} {...textKeptBy(keeper, "2027-05-01")} onValueChange={onAnswer} />
    ),
    change: (control) => typeOver(control, "2027-06-30"),
  },
  {
    name: "Dropdown",
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
        {...(keeper === "owner" ? { checked: true } : { defaultChecked: true })}
        checkboxId={fieldId}
        value="akkoord"
        onCheckedChange={(checked) => onAnswer(checked ? "akkoord" : "")}
      />
    ),
    change: (control) => control.click(),
  },
];
