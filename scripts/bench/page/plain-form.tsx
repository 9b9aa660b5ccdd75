// The floor of the page's benchmark: the same three steps, labels and rules about what is required, in React with
// native fields and nothing else. No drafts, no events, no clean input, no help for screen readers beyond HTML.
import { useState, type FormEvent, type ReactNode } from "react";

interface Field {
  name: string;
  label: string;
  type?: string;
  choices?: readonly string[];
  isRequired?: boolean;
}

const steps: readonly (readonly Field[])[] = [
  [
    { name: "salutation", label: "Aanhef", choices: ["De heer", "Mevrouw", "Familie"], isRequired: true },
    { name: "firstName", label: "Voornaam", isRequired: true },
    { name: "lastName", label: "Achternaam", isRequired: true },
  ],
  [
    { name: "destination", label: "Bestemming" },
    { name: "leavingDate", label: "Vroegste vertrekdatum", type: "date" },
    { name: "returnDate", label: "Uiterste terugkeerdatum", type: "date" },
    { name: "amountOfDays", label: "Aantal dagen", type: "number" },
    { name: "budget", label: "Budget (per persoon)" },
    { name: "amountOfTravelers", label: "Aantal reizigers", choices: ["1", "2", "3", "4"] },
    { name: "wishes", label: "Uw wensen" },
  ],
  [
    { name: "email", label: "E-mailadres", type: "email", isRequired: true },
    { name: "phoneNumber", label: "Telefoonnummer", type: "tel", isRequired: true },
    { name: "street", label: "Straat en huisnummer" },
    { name: "postalCode", label: "Postcode", isRequired: true },
    { name: "city", label: "Woonplaats" },
    { name: "source", label: "Hoe heeft u ons gevonden?", choices: ["Instagram", "Anders"], isRequired: true },
    { name: "privacyPolicy", label: "Ik ga akkoord", type: "checkbox", isRequired: true },
  ],
];
const titles = ["Met wie mogen wij kennismaken?", "Waar gaan uw gedachten naartoe?", "Hoe kunnen wij u bereiken?"];
const buttons = ["Vertel ons uw wensen", "Deel uw contactgegevens", "Verstuur uw aanvraag"];

function PlainField({
  field,
  value,
  onChange,
}: {
  field: Field;
  value: string;
  onChange(value: string): void;
}): ReactNode {
  const { name, label, type = "text", choices, isRequired } = field;
  const change = (event: { currentTarget: { value: string } }): void => onChange(event.currentTarget.value);
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <br />
      {choices ? (
        <select id={name} value={value} required={isRequired} onChange={change}>
          <option value="">Maak uw keuze</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input id={name} type={type} value={value} required={isRequired} onChange={change} />
      )}
    </p>
  );
}

/** The plain form. Renders a `<form>`. */
export function PlainForm(): ReactNode {
  const [step, go] = useState(0);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (step < 2) go(step + 1);
  };
  return (
    <form noValidate onSubmit={submit}>
      <p>Stap {step + 1} van 3</p>
      <h2>{titles[step]}</h2>
      {steps[step]?.map((field) => (
        <PlainField
          key={field.name}
          field={field}
          value={values[field.name] ?? ""}
          onChange={(value) => setValues((old) => ({ ...old, [field.name]: value }))}
        />
      ))}
      {step > 0 && (
        <button type="button" onClick={() => go(step - 1)}>
          Terug
        </button>
      )}
      <button type="submit">{buttons[step]}</button>
    </form>
  );
}
