import { useLink } from "@travel-design/ui";
import { destinationParameter } from "@travel-design/ui/internal";
import { useId, type ReactNode } from "react";
import { hero } from "../messages/hero.ts";
import { useMessages } from "../messages/messages-context.tsx";

/** Props of {@link DestinationChooser}. */
export interface DestinationChooserProps {
  label: string;
  options: readonly { label: string }[];
  buttonLabel: string;
  /** The page of the request form: a path from the root of the site, or an anchor. */
  address: string | undefined;
}

/**
 * Opens the page of the request form with `?bestemming=` set to the chosen destination, as links of destinations do. It is a native form,
 * so it needs no script. Renders a `<form>`, or nothing without options or for an address on another site.
 */
export function DestinationChooser({ label, options, buttonLabel, address }: DestinationChooserProps): ReactNode {
  const id = useId();
  const action = useLink().href(address);
  const messages = useMessages(hero);
  const destinations = new Set(options.map((option) => option.label));
  if (destinations.size === 0 || action === undefined || !/^[/#]/.test(action)) return null;
  return (
    <form className="td-destination-chooser" action={action} method="get">
      <label className="td-destination-chooser__label" htmlFor={id}>
        {label}
      </label>
      <div className="td-destination-chooser__row">
        <select className="td-destination-chooser__select" id={id} name={destinationParameter} defaultValue="">
          <option value="">{messages.yourDestination}</option>
          {[...destinations].map((destination) => (
            <option key={destination}>{destination}</option>
          ))}
        </select>
        <button className="td-button btn btn-dark td-destination-chooser__button" data-variant="dark" type="submit">
          {buttonLabel}
        </button>
      </div>
    </form>
  );
}
