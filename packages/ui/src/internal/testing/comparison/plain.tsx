import { useEffect, useId, useRef, type ReactElement, type ReactNode } from "react";
import { countries, peerLabel, peerName, visits, type ControlKind, type Library, type PeerProps } from "./peer.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/** How React gets the value of a plain element. */
const valueOf = ({ valueSource = "control", initial }: PeerProps, first: string) => {
  if (valueSource === "empty") return {};
  return valueSource === "owner" ? { value: first } : { defaultValue: initial ?? first };
};

const stateOf = ({ valueSource = "control", initial = "ja" }: PeerProps) =>
  valueSource === "owner" ? { checked: true } : { defaultChecked: valueSource === "control" && initial === "ja" };

/** A plain element with a label, a description and an error, wired as guides to HTML show it. */
function Plain({ kind, props }: { kind: ControlKind; props: PeerProps }): ReactNode {
  const {
    description,
    error = "",
    valueSource: _valueSource,
    initial: _initial,
    onValueChange,
    onChange,
    ...rest
  } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const control = useRef<Control>(null);
  useEffect(() => control.current?.setCustomValidity(error), [error]);
  const attributes = {
    ...rest,
    id,
    name: peerName,
    "aria-labelledby": rest["aria-labelledby"] && `${id}-label ${rest["aria-labelledby"]}`,
    "aria-describedby": `${id}-description ${id}-error ${rest["aria-describedby"] ?? ""}`,
    "aria-invalid": error !== "",
    ref: (element: Control | null) => {
      control.current = element;
      rest.ref?.(element);
    },
    onChange(event: React.ChangeEvent<Control>) {
      onChange?.(event);
      const { target } = event;
      onValueChange?.("checked" in target && target.type === "checkbox" && !target.checked ? "" : target.value);
    },
  };
  const options = countries.map(({ label, value }) => (
    <option key={value} value={kind === "select" ? value : label}>
      {label}
    </option>
  ));
  return (
    <>
      <label id={`${id}-label`} htmlFor={id}>
        {peerLabel}
      </label>
      {kind === "text" && <input {...attributes} {...valueOf(props, visits.text.first)} />}
      {kind === "checkbox" && <input {...attributes} {...stateOf(props)} type="checkbox" value="ja" />}
      {kind === "select" && (
        <select {...attributes} {...valueOf(props, visits.select.first)}>
          <option value="">Kies een land</option>
          {options}
        </select>
      )}
      {kind === "combobox" && (
        <>
          <input {...attributes} {...valueOf(props, "Japan")} list={`${id}-options`} />
          <datalist id={`${id}-options`}>{options}</datalist>
        </>
      )}
      {kind === "date" && <input {...attributes} {...valueOf(props, "")} type="date" />}
      <p id={`${id}-description`}>{description}</p>
      <p id={`${id}-error`}>{error}</p>
    </>
  );
}

const create = (kind: ControlKind) => ({
  selector: "input, select",
  create: (props: PeerProps): ReactElement => <Plain kind={kind} props={props} />,
});

/** Plain elements. A datalist submits the text in the field. */
export const plain: Library = {
  name: "plain",
  peers: [
    { ...visits.text, ...create("text") },
    { ...visits.checkbox, ...create("checkbox") },
    { ...visits.select, ...create("select") },
    { ...visits.combobox, ...create("combobox"), first: "Japan", second: "Kenia" },
    { ...visits.date, ...create("date") },
  ],
};
