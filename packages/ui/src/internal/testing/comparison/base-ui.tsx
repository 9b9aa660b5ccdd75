import { Checkbox } from "@base-ui/react/checkbox";
import { Combobox } from "@base-ui/react/combobox";
import { Field } from "@base-ui/react/field";
import { Input } from "@base-ui/react/input";
import { Select } from "@base-ui/react/select";
import type { ReactElement, ReactNode } from "react";
import { countries, peerLabel, peerName, visits, type Library, type PeerProps } from "./peer.ts";

interface WrapperProps {
  description: string | undefined;
  error: string | undefined;
  disabled: boolean | undefined;
  children: ReactNode;
}

const Wrapper = ({ description, error, disabled, children }: WrapperProps): ReactElement => (
  <Field.Root name={peerName} disabled={disabled ?? false} invalid={Boolean(error)}>
    <Field.Label>{peerLabel}</Field.Label>
    {children}
    {description && <Field.Description>{description}</Field.Description>}
    <Field.Error match={Boolean(error)}>{error}</Field.Error>
  </Field.Root>
);

const valueOf = <Value,>({ valueSource = "control" }: PeerProps, value: Value, initial = value) => {
  if (valueSource === "empty") return {};
  return valueSource === "owner" ? { value } : { defaultValue: initial };
};

/** The props for the whole control, and those for the element that gets focus. */
const split = (props: PeerProps) => {
  const {
    description,
    error,
    disabled,
    valueSource: _valueSource,
    initial: _initial,
    onValueChange,
    form,
    required,
    readOnly,
    id,
    ...element
  } = props;
  return { wrapper: { description, error, disabled }, root: { form, required, readOnly, id }, element, onValueChange };
};

/** The controls of Base UI. It has no date picker. */
export const baseUi: Library = {
  name: "baseUi",
  peers: [
    {
      ...visits.text,
      selector: "input",
      create(props) {
        const { wrapper, root, element, onValueChange } = split(props);
        return (
          <Wrapper {...wrapper}>
            <Input
              {...root}
              {...element}
              {...valueOf(props, visits.text.first, props.initial)}
              onValueChange={(value) => onValueChange?.(value)}
            />
          </Wrapper>
        );
      },
    },
    {
      ...visits.checkbox,
      selector: "[role=checkbox]",
      create(props) {
        const { wrapper, root, element, onValueChange } = split(props);
        const { valueSource = "control", initial = "ja" } = props;
        return (
          <Wrapper {...wrapper}>
            <Checkbox.Root
              {...root}
              {...element}
              value="ja"
              {...(valueSource === "owner"
                ? { checked: true }
                : { defaultChecked: valueSource === "control" && initial === "ja" })}
              onCheckedChange={(checked) => onValueChange?.(checked ? "ja" : "")}
            />
          </Wrapper>
        );
      },
    },
    {
      ...visits.select,
      selector: "[role=combobox]",
      create(props) {
        const { wrapper, root, element, onValueChange } = split(props);
        return (
          <Wrapper {...wrapper}>
            <Select.Root
              {...root}
              {...valueOf(props, visits.select.first, props.initial)}
              items={countries}
              onValueChange={(value) => onValueChange?.(value ?? "")}
            >
              <Select.Trigger {...element}>
                <Select.Value />
              </Select.Trigger>
              <Select.Portal>
                <Select.Positioner>
                  <Select.Popup>
                    {countries.map(({ label, value }) => (
                      <Select.Item key={value} value={value}>
                        <Select.ItemText>{label}</Select.ItemText>
                      </Select.Item>
                    ))}
                  </Select.Popup>
                </Select.Positioner>
              </Select.Portal>
            </Select.Root>
          </Wrapper>
        );
      },
    },
    {
      ...visits.combobox,
      selector: "[role=combobox]",
      create(props) {
        const { wrapper, root, element, onValueChange } = split(props);
        return (
          <Wrapper {...wrapper}>
            <Combobox.Root
              {...root}
              {...valueOf(
                props,
                countries[0],
                countries.find(({ value }) => value === props.initial),
              )}
              items={countries}
              onValueChange={(country) => onValueChange?.(country?.value ?? "")}
            >
              <Combobox.Input {...element} />
              <Combobox.Portal>
                <Combobox.Positioner>
                  <Combobox.Popup>
                    <Combobox.List>
                      {(country: (typeof countries)[number]) => (
                        <Combobox.Item key={country.value} value={country}>
                          {country.label}
                        </Combobox.Item>
                      )}
                    </Combobox.List>
                  </Combobox.Popup>
                </Combobox.Positioner>
              </Combobox.Portal>
            </Combobox.Root>
          </Wrapper>
        );
      },
    },
  ],
};
