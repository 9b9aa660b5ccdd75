import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { itself, useListener } from "../../internal/use-listener.ts";
import { useSharedRef } from "../../internal/use-shared-ref.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { ErrorSummary } from "../error-summary/index.ts";
import { FieldError } from "../field/index.ts";
import { FormErrors } from "../field/form-errors.ts";
import { namedFields, type NamedField } from "./named-fields.ts";

/** Errors of a server by the name of a field: a sentence, or several. */
export type ServerErrors = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** Props of {@link Form}; what is not named here goes to the `<form>`. */
export interface FormProps extends ComponentProps<"form"> {
  /**
   * The errors of the latest response. Each is shown at the field with that name until the visitor changes it, and an error
   * of no field of this library is shown above all of them. Pass the same object until the next response.
   */
  errors?: ServerErrors | undefined;
  /** The heading of a summary of the errors, in the order of the fields. Without it the first field with an error gets the focus. */
  summaryHeading?: string | undefined;
  /** The fields, and the button that submits them. */
  children?: ReactNode;
  /** Called before the browser submits the form. `preventDefault()` of the event leaves that to you. */
  onSubmit?: ComponentProps<"form">["onSubmit"];
}

/** The fields that errors are about. */
interface FoundFields {
  of: ServerErrors | undefined;
  fields: readonly NamedField[];
}

const textsOf = (errors: ServerErrors | undefined): [name: string, text: string][] =>
  Object.entries(errors ?? {}).flatMap(([name, text]): [string, string][] => {
    const sentence = [text ?? []].flat().join(" ");
    return sentence ? [[name, sentence]] : [];
  });

/** Not `instanceof`: a form may be in another document than the script. */
const isElement = (target: EventTarget | null): target is Element => target !== null && "closest" in target;

/** A form that shows the errors of a server. Renders a `<form>`; `ref` is the form. */
export function Form({ errors, summaryHeading, children, ref, onChange, ...native }: FormProps): ReactNode {
  const form = useSharedRef(ref);
  const heading = useRef<HTMLHeadingElement>(null);
  const [changed, setChanged] = useState<{ since?: ServerErrors | undefined; names: readonly string[] }>({ names: [] });
  const changedNames = changed.since === errors ? changed.names : [];
  const shown = new Map<string | undefined, string>(textsOf(errors).filter(([name]) => !changedNames.includes(name)));
  const [found, find] = useReducer((_: FoundFields, next: FoundFields) => next, { of: undefined, fields: [] });
  const focusedFor = useRef(errors);
  const fields = found.of === errors ? found.fields : [];

  const findFields = (): NamedField[] =>
    form.current
      ? namedFields(
          form.current,
          textsOf(errors).map(([name]) => name),
        )
      : [];
  // The order and the labels are read from the DOM.
  const locate = useEffectEvent((of: ServerErrors | undefined) => find({ of, fields: findFields() }));
  useLayoutEffect(() => locate(errors), [errors]);
  useEffect(() => {
    // Initial errors do not move the focus, because the visitor has done nothing yet.
    if (focusedFor.current === errors || found.of !== errors) return;
    focusedFor.current = errors;
    (heading.current ?? fields[0]?.element)?.focus();
  });
  // React resets a form after each action, and its errors must remain then.
  const isResetPressed = useRef(false);
  useListener(form, itself, "click", ({ target }) => {
    isResetPressed.current = isElement(target) && target.closest("[type=reset]") !== null;
  });
  useListener(form, itself, "reset", (event) => {
    if (!isResetPressed.current || event.target !== form.current) return;
    isResetPressed.current = false;
    // A handler of the owner may prevent the reset.
    setTimeout(
      () => event.defaultPrevented || setChanged({ since: errors, names: textsOf(errors).map(([name]) => name) }),
    );
  });
  useWarnings(() => {
    const names = findFields().map(({ name }) => name);
    const unknown = textsOf(errors).filter(([name]) => name && !names.includes(name));
    return unknown.map(
      ([name]) => `Form has no field with the name "${name}", so its error is shown above the fields.`,
    );
  });

  const items = fields.flatMap(({ name, id, label }) => {
    const message = shown.get(name);
    return message === undefined ? [] : [{ id, label, message }];
  });
  // No field has the empty name, so its error does not wait for the DOM and is in the HTML of a server.
  const others = [...shown].filter(([name]) =>
    found.of === errors ? !fields.some((field) => field.name === name) : name === "",
  );
  return (
    <form
      {...native}
      ref={form}
      onChange={chainHandlers(onChange, ({ target }) => {
        const name = isElement(target) ? target.getAttribute("name") : undefined;
        if (name && shown.has(name)) setChanged({ since: errors, names: [...changedNames, name] });
      })}
    >
      {summaryHeading && (
        <ErrorSummary
          ref={heading}
          className="td-form__summary"
          heading={summaryHeading}
          items={items}
          onSelect={(id) => fields.find((field) => field.id === id)?.element.focus()}
        />
      )}
      <div role="alert">
        {others.map(([name, message]) => (
          <FieldError key={name} id={undefined} message={message} />
        ))}
      </div>
      <FormErrors value={shown}>{children}</FormErrors>
    </form>
  );
}
