// What the page is compared with: the same three steps, with the same fields and style sheet, in React with native fields. It
// scrolls to the form and has an entry in the browser's history per step, unless it is bare. No drafts, no events, no rules, nothing that
// follows the step.
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

interface Field {
  name: string;
  label: string;
  type?: string;
  choices?: readonly string[];
  /** Shown while the box of this name is ticked. */
  revealedBy?: string;
}

interface Step {
  title: string;
  text: string;
  button: string;
  fields: readonly Field[];
}

const unknown = "Dat weet ik (nog) niet";
const destination = "Ik weet al waar ik naar toe wil";
const dates = "Ik weet al wanneer ik wil reizen";
const travelers = Array.from({ length: 16 }, (_, index) => String(index + 1));

const steps: readonly Step[] = [
  {
    title: "Met wie mogen wij kennismaken?",
    text: "Achter elke reis die wij maken, zit een gesprek. In drie korte stappen weten wij genoeg om goed met u mee te denken.",
    button: "Vertel ons uw wensen",
    fields: [
      { name: "salutation", label: "Aanhef", choices: ["De heer", "Mevrouw", "Familie"] },
      { name: "firstName", label: "Voornaam" },
      { name: "lastName", label: "Achternaam" },
    ],
  },
  {
    title: "Waar droomt u van?",
    text: "Vertel ons welke reis u voor ogen hebt. Weet u iets nog niet? Dan laat u het open en zoeken wij het samen uit.",
    button: "Deel uw contactgegevens",
    fields: [
      { name: "knowsDestination", label: destination, type: "checkbox" },
      { name: "destination", label: "Bestemming", revealedBy: "knowsDestination" },
      { name: "noDestination", label: unknown, type: "checkbox" },
      { name: "knowsDates", label: dates, type: "checkbox" },
      { name: "leavingDate", label: "Vroegste vertrekdatum", type: "date", revealedBy: "knowsDates" },
      { name: "returnDate", label: "Uiterste terugkeerdatum", type: "date", revealedBy: "knowsDates" },
      { name: "amountOfDays", label: "Aantal dagen", type: "number", revealedBy: "knowsDates" },
      { name: "noDates", label: unknown, type: "checkbox" },
      { name: "budget", label: "Budget (per persoon)" },
      { name: "amountOfTravelers", label: "Aantal reizigers", choices: travelers },
      { name: "wishes", label: "Uw wensen", type: "textarea" },
    ],
  },
  { title: "Hoe kunnen wij u bereiken?", text: "", button: "Verstuur uw aanvraag", fields: [] },
];

interface ControlProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

function Control({ field: { name, label, type = "text", choices }, value, onChange }: ControlProps): ReactNode {
  const shared = { id: name, className: "td-field__control", value };
  if (type === "checkbox") {
    const change = (): void => onChange(value ? "" : "on");
    return (
      <div className="td-checkbox__row">
        <input id={name} className="td-checkbox__input" type="checkbox" checked={value !== ""} onChange={change} />
        <label className="td-checkbox__label" htmlFor={name}>
          {label}
        </label>
      </div>
    );
  }
  const input = <input {...shared} type={type} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  const area = <textarea {...shared} rows={5} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  const select = (
    <select {...shared} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {["Maak uw keuze", ...(choices ?? [])].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
  return (
    <div className="td-field">
      <label className="td-field__label" htmlFor={name}>
        {label}
      </label>
      <span className="td-input">{choices ? select : type === "textarea" ? area : input}</span>
    </div>
  );
}

/** Space that the site leaves above the form, in pixels. */
const offset = 130;

/** Renders a `<div>` with a `<form>` in it. @param isBare whether it neither scrolls nor adds history entries */
export function PlainForm({ isBare = false }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [at, go] = useState(0);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    history.scrollRestoration = "manual";
    const follow = ({ state }: PopStateEvent): void => go(Number(state ?? 0));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  const show = (step: number): void => {
    go(step);
    if (isBare) return;
    const top = (root.current?.getBoundingClientRect().top ?? 0) + scrollY - offset;
    if (top < scrollY) scrollTo({ top, behavior: "smooth" });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (at === 2) return;
    show(at + 1);
    if (!isBare) history.pushState(at + 1, "");
  };
  const goBack = (): void => {
    show(at - 1);
    if (!isBare) history.back();
  };
  const step = steps[at];
  return (
    <div className="td-quotation" ref={root}>
      <p className="td-quotation__progress">Stap {at + 1} van 3</p>
      <section className="td-quotation-container">
        <form className="td-quotation-container__form" noValidate onSubmit={submit}>
          <h2 className="td-quotation-container__title">{step?.title}</h2>
          <p className="td-quotation-container__text">{step?.text}</p>
          <div className="td-quotation__fields">
            {step?.fields.map((field) => (
              <div key={field.name} hidden={field.revealedBy !== undefined && !values[field.revealedBy]}>
                <Control
                  field={field}
                  value={values[field.name] ?? ""}
                  onChange={(value) => setValues((old) => ({ ...old, [field.name]: value }))}
                />
              </div>
            ))}
          </div>
          <div className="td-quotation-container__actions">
            {at > 0 && (
              <button type="button" className="td-button btn" data-variant="outline" onClick={goBack}>
                Terug
              </button>
            )}
            <button type="submit" className="td-button btn" data-variant="primary">
              {step?.button}
            </button>
          </div>
        </form>
      </section>
    </div>
  );
}

const root = typeof document === "undefined" ? null : document.getElementById("plain-form");
if (root) hydrateRoot(root, <PlainForm isBare={"bare" in root.dataset} />);
