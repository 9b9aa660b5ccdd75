import { DatePicker, Dropdown, Input, OptionalCheckboxes, SearchList, TextArea, Tooltip } from "@travel-design/ui";
import { useState, type ReactNode } from "react";
import { messages } from "../messages.ts";
import { limits } from "../model/limits.ts";
import { destinationOf } from "../model/values.ts";
import { useForm, useQuotation } from "./form-context.ts";
import { useChoice, useTextField } from "./use-field.ts";

const { min, max } = limits.amountOfTravelers;
const travelerOptions = Array.from({ length: max - min + 1 }, (_, index) => {
  const value = String(min + index);
  return { label: value, value };
});

/** Step 2: where to, when, with how many, and what matters. */
export function StepTrip(): ReactNode {
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
        <Input {...useTextField("budget")} type="currency" />
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

/** Draws fields when they are first asked for, so that the step is there sooner; from then on they keep what was typed. */
function WhenKnown({
  choice,
  children,
}: {
  choice: "destinationChoice" | "datesChoice";
  children: ReactNode;
}): ReactNode {
  const isKnown = useQuotation(({ values }) => values[choice] === "known");
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return wasKnown && children;
}

function Destination(): ReactNode {
  const { change } = useForm();
  const { onValueChange: _typed, value: _raw, ...field } = useTextField("destination");
  const value = useQuotation(({ values }) => destinationOf(values));
  const options = useQuotation((state) => state.options.destinations);
  return (
    <SearchList
      {...field}
      help={<Tooltip label={messages.destinationTooltipLabel}>{messages.destinationTooltip}</Tooltip>}
      placeholder={messages.placeholders.destination}
      value={value}
      options={options}
      onValueChange={(destination, { label }) =>
        change({ destination, customDestination: "", destinationLabel: label ?? destination })
      }
    />
  );
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
