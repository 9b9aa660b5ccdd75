import { Checkbox, DatePicker, Dropdown, Input, SearchList } from "../../../index.ts";
import { countries, peerLabel, peerName, visits, type Library, type PeerProps } from "./peer.ts";

const native = "input:not([type=hidden]), select";

/** The common props in our words. */
const fieldOf = ({ description, valueSource: _valueSource, initial: _initial, ...props }: PeerProps) => ({
  ...props,
  label: peerLabel,
  name: peerName,
  hint: description,
});

const valueOf = ({ valueSource = "control", initial }: PeerProps, first: string) => {
  if (valueSource === "empty") return {};
  return valueSource === "owner" ? { value: first } : { defaultValue: initial ?? first };
};

/** The controls of this library. */
export const ours: Library = {
  name: "ours",
  peers: [
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
          label={peerLabel}
          name={peerName}
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
  ],
};
