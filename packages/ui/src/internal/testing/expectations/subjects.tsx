import { Checkbox, DatePicker, Dropdown, Input, SearchList } from "../../../index.ts";
import { countries, subjectLabel, subjectName, visits, type Subject, type SubjectProps } from "./subject.ts";

const native = "input:not([type=hidden]), select";

/** The common props in our words. */
const fieldOf = ({ description, valueSource: _valueSource, initial: _initial, ...props }: SubjectProps) => ({
  ...props,
  label: subjectLabel,
  name: subjectName,
  hint: description,
});

const valueOf = ({ valueSource = "control", initial }: SubjectProps, first: string) => {
  if (valueSource === "empty") return {};
  return valueSource === "owner" ? { value: first } : { defaultValue: initial ?? first };
};

/** The controls of this library. */
export const subjects: readonly Subject[] = [
  {
    ...visits.text,
    selector: native,
    create: (props) => <Input {...fieldOf(props)} {...valueOf(props, visits.text.first)} />,
  },
  {
    ...visits.checkbox,
    selector: native,
    create: ({ valueSource = "control", initial = "ja", onValueChange, description, ...props }) => (
      <Checkbox
        {...props}
        hint={description}
        label={subjectLabel}
        name={subjectName}
        value="ja"
        {...(valueSource === "owner"
          ? { checked: true }
          : { defaultChecked: valueSource === "control" && initial === "ja" })}
        onCheckedChange={(checked) => onValueChange?.(checked ? "ja" : "")}
      />
    ),
  },
  {
    ...visits.select,
    selector: native,
    create: (props) => (
      <Dropdown required={false} {...fieldOf(props)} {...valueOf(props, visits.select.first)} options={countries} />
    ),
  },
  {
    ...visits.combobox,
    selector: native,
    create: (props) => (
      <SearchList {...fieldOf(props)} {...valueOf(props, visits.combobox.first)} options={countries} />
    ),
  },
  {
    ...visits.date,
    selector: native,
    create: (props) => <DatePicker required={false} {...fieldOf(props)} {...valueOf(props, "")} />,
  },
];
