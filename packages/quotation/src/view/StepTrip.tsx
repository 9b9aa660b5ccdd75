import {
  DatePicker,
  Dropdown,
  Input,
  OptionalCheckboxes,
  SearchList,
  TextArea,
  Tooltip,
  type SearchListDetails,
} from "@travel-design/ui";
import { Activity, useMemo, useRef, type ReactNode } from "react";
import { destinationOf } from "../model/rules.ts";
import { withSynonyms } from "../model/destination-synonyms.ts";
import { fields } from "../model/fields.ts";
import { useForm, useQuotation } from "./form-context.ts";
import { useChoice } from "./use-choice.ts";
import { useTextField } from "./use-field.ts";
import { useLaterStepMessages } from "./use-later-step-messages.ts";

const { min, max } = fields.amountOfTravelers;
const travelerOptions = Array.from({ length: max - min + 1 }, (_, index) => {
  const value = String(min + index);
  return { label: value, value };
});

/** Step 2: where to, when, with how many, and what matters. */
export function StepTrip(): ReactNode {
  const messages = useLaterStepMessages();
  return (
    <div className="td-quotation__fields">
      <OptionalCheckboxes
        {...useChoice("destinationChoice")}
        mainLabel={messages.knownDestination}
        optionalLabel={messages.unknown}
      >
        <WhenKnown choice="destinationChoice">
          <Destination />
        </WhenKnown>
      </OptionalCheckboxes>
      <OptionalCheckboxes
        {...useChoice("datesChoice")}
        mainLabel={messages.knownDates}
        optionalLabel={messages.unknown}
      >
        <WhenKnown choice="datesChoice">
          <TravelDates />
        </WhenKnown>
      </OptionalCheckboxes>
      <div className="td-quotation__pair">
        <Input {...useTextField("budget", messages.hints.budget)} type="currency" />
        <Dropdown
          {...useTextField("amountOfTravelers")}
          options={travelerOptions}
          placeholder={messages.placeholders.amountOfTravelers}
        />
      </div>
      <TextArea {...useTextField("wishes")} rows={5} />
    </div>
  );
}

/** Renders fields when the browser is idle, or they are needed, so that the step is shown sooner. They keep what was typed. */
function WhenKnown({
  choice,
  children,
}: {
  choice: "destinationChoice" | "datesChoice";
  children: ReactNode;
}): ReactNode {
  const isKnown = useQuotation(({ values }) => values[choice] === "known");
  return <Activity mode={isKnown ? "visible" : "hidden"}>{children}</Activity>;
}

function Destination(): ReactNode {
  const { dispatch } = useForm();
  const messages = useLaterStepMessages();
  const { onValueChange: _typed, value: _raw, ref, ...field } = useTextField("destination");
  const value = useQuotation(({ values }) => destinationOf(values));
  const wishes = useQuotation(({ values }) => values.wishes);
  const destinations = useQuotation((state) => state.options.destinations);
  const options = useMemo(() => destinations && withSynonyms(destinations), [destinations]);
  /** The part of a country that the visitor chose, which is added to the wishes. */
  const chosenPart = useRef("");
  const change = (destination: string, { label, keyword = "" }: SearchListDetails): void => {
    const trip = { destination, customDestination: "", destinationLabel: label ?? destination };
    dispatch({ type: "changed", values: { ...trip, wishes: replaceLine(wishes, chosenPart.current, keyword) } });
    chosenPart.current = keyword;
  };
  return (
    <div>
      <SearchList
        {...field}
        // The input with the text: a form filler may write into it without an event.
        ref={(textarea) => ref(textarea?.parentElement?.querySelector("input") ?? null)}
        help={<Tooltip label={messages.destinationTooltipLabel}>{messages.destinationTooltip}</Tooltip>}
        placeholder={messages.placeholders.destination}
        value={value}
        options={options}
        onValueChange={change}
      />
      <SpecialistLine />
    </div>
  );
}

/** Names the specialist of the destination where his or her card is out of view. Its block announces it to screen readers. Renders a `<p>`. */
function SpecialistLine(): ReactNode {
  const { specialist: sentence } = useLaterStepMessages();
  const specialist = useQuotation((state) => state.specialist);
  return (
    <p className="td-quotation__specialist" aria-hidden="true">
      {specialist && sentence(specialist.destination, specialist.name)}
    </p>
  );
}

/** Removes a line of the wishes, unless the visitor changed it, and adds another one. */
function replaceLine(wishes: string, removed: string, added: string): string {
  const lines = wishes.split("\n").filter((line) => line === "" || line !== removed);
  if (added === "" || lines.includes(added)) return lines.join("\n");
  return [lines.join("\n").trim(), added].filter(Boolean).join("\n");
}

function TravelDates(): ReactNode {
  const today = useForm().today();
  const leavingDate = useQuotation(({ values }) => values.leavingDate);
  return (
    <div className="td-quotation__dates">
      <DatePicker {...useTextField("leavingDate")} min={today} />
      <DatePicker {...useTextField("returnDate")} min={leavingDate || today} />
      <Input {...useTextField("amountOfDays")} type="number" inputMode="numeric" min="1" step="1" />
    </div>
  );
}
