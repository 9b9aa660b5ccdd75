// The page's benchmark compares with this: the same three steps by hand, with the same texts, fields and style sheet, in React with
// native fields. It scrolls to the form and has an entry in the browser's history per step. No drafts, no events, no rules, and
// nothing that follows the step.
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type ReactNode } from "react";
import { steps, type Choice, type Field } from "./plain-steps.ts";

interface Answers {
  values: Readonly<Record<string, string>>;
  change(name: string, value: string): void;
}

const asterisk = <span className="td-field__asterisk" aria-hidden="true" />;

function PlainControl({ field, answers }: { field: Field; answers: Answers }): ReactNode {
  const { name, type = "text", choices, isRequired } = field;
  const shared = {
    id: name,
    className: "td-field__control",
    value: answers.values[name] ?? "",
    required: isRequired,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      answers.change(name, event.currentTarget.value),
  };
  if (type === "textarea") return <textarea {...shared} rows={5} />;
  if (!choices) return <input {...shared} type={type} />;
  return (
    <select {...shared}>
      <option value="">Maak uw keuze</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

function PlainField({ field, answers }: { field: Field; answers: Answers }): ReactNode {
  const { name, label, hint, isRequired } = field;
  return (
    <div className="td-field">
      <div className="td-field__heading">
        <label className="td-field__label" htmlFor={name}>
          {label}
          {isRequired && asterisk}
        </label>
      </div>
      {hint && <p className="td-field__hint">{hint}</p>}
      <span className="td-input">
        <PlainControl field={field} answers={answers} />
      </span>
    </div>
  );
}

function PlainChoice({ choice, answers }: { choice: Choice; answers: Answers }): ReactNode {
  const { name, legend, boxes, fields } = choice;
  const chosen = answers.values[name];
  const box = (label: string): ReactNode => (
    <div className="td-checkbox__row">
      <input
        id={`${name}-${label}`}
        className="td-checkbox__input"
        type="checkbox"
        checked={chosen === label}
        onChange={() => answers.change(name, chosen === label ? "" : label)}
      />
      <span className="td-checkbox__text">
        <label className="td-checkbox__label" htmlFor={`${name}-${label}`}>
          {label}
        </label>
      </span>
    </div>
  );
  return (
    <fieldset className="td-optional-checkboxes">
      <legend className="td-optional-checkboxes__legend">
        {legend}
        {asterisk}
      </legend>
      {box(boxes[0])}
      <div className="td-optional-checkboxes__content" hidden={chosen !== boxes[0]}>
        {fields.map((field) => (
          <PlainField key={field.name} field={field} answers={answers} />
        ))}
      </div>
      {box(boxes[1])}
    </fieldset>
  );
}

/** Space that the site leaves above the form, in pixels. */
const offset = 130;

/** The plain form. Renders a `<div>` with a `<form>` in it. */
export function PlainForm(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [at, go] = useState(0);
  const [values, setValues] = useState<Answers["values"]>({});
  const answers = {
    values,
    change: (name: string, value: string) => setValues((old) => ({ ...old, [name]: value })),
  };
  useEffect(() => {
    history.scrollRestoration = "manual";
    const follow = ({ state }: PopStateEvent): void => go(Number(state ?? 0));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  const show = (step: number): void => {
    go(step);
    const top = (root.current?.getBoundingClientRect().top ?? 0) + scrollY - offset;
    if (top < scrollY) scrollTo({ top, behavior: "smooth" });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (at === 2) return;
    show(at + 1);
    history.pushState(at + 1, "");
  };
  const goBack = (): void => {
    show(at - 1);
    history.back();
  };
  const step = steps[at];
  return (
    <div className="td-quotation" ref={root}>
      <p className="td-quotation__progress">Stap {at + 1} van 3</p>
      <section className="td-quotation-container">
        <form className="td-quotation-container__form" noValidate onSubmit={submit}>
          <h2 className="td-quotation-container__title">{step?.title}</h2>
          {step?.texts.map((text) => (
            <p key={text} className="td-quotation-container__text">
              {text}
            </p>
          ))}
          <p className="td-quotation__note">Velden met een * zijn verplicht</p>
          <div className="td-quotation__fields">
            {step?.choices?.map((choice) => (
              <PlainChoice key={choice.name} choice={choice} answers={answers} />
            ))}
            {step?.fields.map((field) => (
              <PlainField key={field.name} field={field} answers={answers} />
            ))}
          </div>
          <div className="td-quotation-container__actions">
            {at > 0 && (
              <button
                type="button"
                className="td-button btn btn-outline btn-md"
                data-variant="outline"
                data-size="md"
                onClick={goBack}
              >
                Terug
              </button>
            )}
            <button
              type="submit"
              className="td-button btn btn-primary btn-md btn-forward"
              data-variant="primary"
              data-size="md"
            >
              {step?.button}
            </button>
          </div>
        </form>
      </section>
    </div>
  );
}
