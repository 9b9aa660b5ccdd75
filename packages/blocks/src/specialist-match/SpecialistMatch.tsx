import { Picture, useImageUrls } from "@travel-design/ui";
import { dispatchWindowEvent, toSiteImage } from "@travel-design/ui/models";
import { classNames, useSettings, useSharedRef } from "@travel-design/ui/parts";
import { useEffect, useState, type ComponentProps, type ReactNode } from "react";
import { specialists as texts } from "../messages/specialists.ts";
import { useMessages } from "../messages/messages-context.tsx";
import { useDestination } from "../parts/listeners/use-event-value.ts";
import { ContactLink } from "./ContactLink.tsx";
import {
  findSpecialist,
  specialistMatchProperties,
  type DestinationSpecialist,
} from "./specialist-match-properties.ts";

/** A specialist, with a portrait in any form of a picture. */
interface SpecialistInput extends Omit<DestinationSpecialist, "image"> {
  image?: unknown;
}

/** Props of {@link SpecialistMatch}; other props go to the `<div>`. */
export interface SpecialistMatchProps extends Omit<ComponentProps<"div">, "children"> {
  /** Specialists, as a list or as lines of `name | destinations, separated by commas | sentence | picture | telephone or e-mail`. */
  specialists?: readonly SpecialistInput[] | string | undefined;
  /** Shown while no destination is chosen. */
  fallbackTitle?: string | undefined;
  /** Shown below the fallback title. */
  fallbackText?: string | undefined;
  /** Telephone numbers and e-mail addresses, or their text: one per line. */
  fallbackContacts?: readonly { contact: string }[] | string | undefined;
}

/** How many portraits are shown while no destination is chosen. */
const maxPortraits = 3;

/** Milliseconds without a change, so that a screen reader is not interrupted while the visitor goes through a list. */
const settling = 1000;

/** A text after it stayed the same for a second; empty until then. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settling);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * The specialist for the destination that is chosen in the request form: portrait, name, a sentence and how to reach him or her. Renders a `<div>`, or nothing without specialists and without a general text.
 */
export function SpecialistMatch(props: SpecialistMatchProps): ReactNode {
  const [settings, { className, ref, ...native }] = useSettings("SpecialistMatch", specialistMatchProperties, props);
  const { specialists, fallbackTitle, fallbackText, fallbackContacts } = settings;
  const root = useSharedRef(ref);
  const urls = useImageUrls();
  const messages = useMessages(texts);
  const { value: chosen } = useDestination(root);
  const match = findSpecialist(specialists, chosen);
  const { name: found = "" } = match?.specialist ?? {};
  const { destination = "" } = match ?? {};
  useEffect(
    () => dispatchWindowEvent(root.current, "specialistChange", { name: found, destination }),
    [root, found, destination],
  );
  const status = useSettled(match ? messages.specialistIs(match.specialist.name) : "");
  if (specialists.length === 0 && !fallbackTitle && !fallbackText) return null;
  const people = match ? [match.specialist] : specialists.slice(0, maxPortraits);
  const portraits = people.flatMap(({ name, image }) => {
    const portrait = image && toSiteImage(image, urls);
    return portrait?.Url ? { ...portrait, AltText: match ? portrait.AltText || messages.portraitOf(name) : "" } : [];
  });
  const {
    name: title,
    sentence: text,
    contacts,
  } = match?.specialist ?? {
    name: chosen && specialists.length > 0 ? messages.otherDestinationTitle : fallbackTitle,
    sentence: chosen && specialists.length > 0 ? messages.otherDestinationText : fallbackText,
    contacts: fallbackContacts.map(({ contact }) => contact),
  };
  return (
    <div {...native} ref={root} className={classNames("td-block td-specialist-match", className)}>
      <p className="td-specialist-match__label">{messages.specialistFor(match?.destination)}</p>
      <div key={title} className="td-specialist-match__card" data-matched={match ? "" : undefined}>
        {portraits.length > 0 && (
          <div className="td-specialist-match__portraits">
            {portraits.map((portrait) => (
              <Picture key={portrait.Url} image={portrait} loading="lazy" className="td-specialist-match__portrait" />
            ))}
          </div>
        )}
        <div className="td-specialist-match__text">
          {title && <h2 className="td-specialist-match__name">{title}</h2>}
          {text && <p className="td-specialist-match__sentence">{text}</p>}
        </div>
        <div className="td-specialist-match__contacts">
          {contacts.map((contact) => (
            <ContactLink key={contact} contact={contact} />
          ))}
        </div>
      </div>
      <div role="status" className="td-visually-hidden">
        {status}
      </div>
    </div>
  );
}
