import { Checkbox, DatePicker, Dropdown, Input, SearchList } from "../../../index.ts";
import { countries, peerLabel, peerName, visits, type Library, type PeerProps } from "./peer.ts";

const native = "input:not([type=hidden]), select";

/** The common props in our words. */
const fieldOf = ({ description, valueSource: _valueSource, ...props }: PeerProps) => ({
  ...props,
  label: peerLabel,
  name: peerName,
  hint: description,
});

const valueOf = ({ valueSource = "control" }: PeerProps, value: string) =>
  valueSource === "empty" ? {} : valueSource === "owner" ? { value } : { defaultValue: value };

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
      create: ({ valueSource = "control", onValueChange, description: _description, ...props }) => (
        <Checkbox
          {...props}
          label={peerLabel}
          name={peerName}
          value="ja"
          {...(valueSource === "owner" ? { checked: true } : { defaultChecked: valueSource === "control" })}
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
