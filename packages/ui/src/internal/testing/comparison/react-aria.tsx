import { parseDate } from "@internationalized/date";
import {
  Button,
  CheckboxButton,
  CheckboxField,
  ComboBox,
  DateInput,
  DatePicker,
  DateSegment,
  FieldError,
  Group,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
  TextField,
} from "react-aria-components";
import type { ReactElement } from "react";
import { countries, peerLabel, peerName, visits, type Library, type PeerProps } from "./peer.ts";

const help = ({ description, error }: PeerProps): ReactElement => (
  <>
    {description && <Text slot="description">{description}</Text>}
    <FieldError>{error}</FieldError>
  </>
);

/** The common props in the words of React Aria. */
const fieldOf = (props: PeerProps) => {
  const { error, disabled, readOnly, required, description: _description, valueSource: _valueSource, ...rest } = props;
  const { onValueChange: _onValueChange, ref: _ref, onKeyDown: _onKeyDown, onChange: _onChange, ...others } = rest;
  const { initial: _initial, ...field } = others;
  return {
    ...field,
    name: peerName,
    isDisabled: disabled ?? false,
    isReadOnly: readOnly ?? false,
    isRequired: required ?? false,
    isInvalid: Boolean(error),
  };
};

const options = countries.map(({ label, value }) => (
  <ListBoxItem key={value} id={value}>
    {label}
  </ListBoxItem>
));

/** The controls of React Aria Components. */
export const reactAria: Library = {
  name: "reactAria",
  peers: [
    {
      ...visits.text,
      selector: "input",
      create(props) {
        const { valueSource = "control", ref, onValueChange, onKeyDown } = props;
        const { first } = visits.text;
        const value = valueSource === "owner" ? { value: first } : { defaultValue: props.initial ?? first };
        return (
          <TextField
            {...fieldOf(props)}
            {...(valueSource === "empty" ? {} : value)}
            onChange={(text) => onValueChange?.(text)}
            onKeyDown={() => onKeyDown?.()}
          >
            <Label>{peerLabel}</Label>
            <Input ref={ref ?? null} {...(props.onChange && { onChange: props.onChange })} />
            {help(props)}
          </TextField>
        );
      },
    },
    {
      ...visits.checkbox,
      selector: "input",
      create(props) {
        const { valueSource = "control", ref, onValueChange, onKeyDown } = props;
        return (
          <CheckboxField
            {...fieldOf(props)}
            {...(valueSource === "owner"
              ? { isSelected: true }
              : { defaultSelected: valueSource === "control" && (props.initial ?? "ja") === "ja" })}
            value="ja"
            inputRef={(element) => ref?.(element)}
            onChange={(checked) => onValueChange?.(checked ? "ja" : "")}
            onKeyDown={() => onKeyDown?.()}
          >
            <CheckboxButton>{peerLabel}</CheckboxButton>
            {help(props)}
          </CheckboxField>
        );
      },
    },
    {
      ...visits.select,
      // A second letter within a second would look for a longer name.
      keys: "{ArrowRight}",
      selector: "button",
      create(props) {
        const { valueSource = "control", ref, onValueChange, onKeyDown } = props;
        const { first } = visits.select;
        const value = valueSource === "owner" ? { value: first } : { defaultValue: props.initial ?? first };
        return (
          <Select
            {...fieldOf(props)}
            {...(valueSource === "empty" ? {} : value)}
            onChange={(key) => onValueChange?.(String(key ?? ""))}
          >
            <Label>{peerLabel}</Label>
            <Button ref={ref ?? null} onKeyDown={() => onKeyDown?.()}>
              <SelectValue />
            </Button>
            {help(props)}
            <Popover>
              <ListBox>{options}</ListBox>
            </Popover>
          </Select>
        );
      },
    },
    {
      ...visits.combobox,
      selector: "input[role=combobox]",
      create(props) {
        const { valueSource = "control", ref, onValueChange, onKeyDown } = props;
        const value =
          valueSource === "owner"
            ? { selectedKey: visits.combobox.first }
            : { defaultSelectedKey: props.initial ?? visits.combobox.first };
        return (
          <ComboBox
            {...fieldOf(props)}
            {...(valueSource === "empty" ? {} : value)}
            onSelectionChange={(key) => onValueChange?.(String(key ?? ""))}
            onKeyDown={() => onKeyDown?.()}
          >
            <Label>{peerLabel}</Label>
            <Input ref={ref ?? null} />
            <Button>▼</Button>
            {help(props)}
            <Popover>
              <ListBox>{options}</ListBox>
            </Popover>
          </ComboBox>
        );
      },
    },
    {
      ...visits.date,
      selector: "[role=spinbutton]",
      create(props) {
        const { valueSource = "control", initial, ref, onValueChange, onKeyDown } = props;
        return (
          <I18nProvider locale="nl-NL">
            <DatePicker
              {...fieldOf(props)}
              {...(valueSource === "owner" ? { value: null } : { defaultValue: initial ? parseDate(initial) : null })}
              onChange={(day) => onValueChange?.(day?.toString() ?? "")}
              onKeyDown={() => onKeyDown?.()}
            >
              <Label>{peerLabel}</Label>
              <Group>
                <DateInput ref={ref ?? null}>{(segment) => <DateSegment segment={segment} />}</DateInput>
              </Group>
              {help(props)}
            </DatePicker>
          </I18nProvider>
        );
      },
    },
  ],
};
