import { Checkbox, DatePicker, Dropdown, Input, SearchList } from "../../../index.ts";
import { countries, subjectLabel, subjectName, visits, type Subject, type SubjectProps } from "./subject.ts";

const native = "input:not([type=hidden]), select";

/** The common props in our words. */
const fieldOf = ({ isEmpty: _isEmpty, initial: _initial, ...props }: SubjectProps) => ({
  ...props,
  label: subjectLabel,
  name: subjectName,
});

const valueOf = ({ isEmpty, initial }: SubjectProps, first: string) =>
  isEmpty ? {} : { defaultValue: initial ?? first };

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
    create: ({ isEmpty, initial = "ja", onValueChange, ...props }) => (
      <Checkbox
        {...props}
        label={subjectLabel}
        name={subjectName}
        value="ja"
        defaultChecked={!isEmpty && initial === "ja"}
        onCheckedChange={(checked) => onValueChange?.(checked ? "ja" : "")}
      />
    ),
  },
  {
    ...visits.select,
    selector: native,
    create: (props) => <Dropdown {...fieldOf(props)} {...valueOf(props, visits.select.first)} options={countries} />,
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
    create: (props) => <DatePicker {...fieldOf(props)} {...valueOf(props, "")} />,
  },
];
