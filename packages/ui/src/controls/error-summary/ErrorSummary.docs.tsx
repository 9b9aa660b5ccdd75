import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./ErrorSummary.css?raw";
import { ErrorSummary } from "./index.ts";

export const page = componentPage({
  title: "ErrorSummary (foutoverzicht)",
  summary:
    "The errors that must be fixed, above the form: one link per field, in the order of the fields. It is a named `<section>`.",
  use: ["After every failed submit. Focus its heading each time, also when nothing changed since the last."],
  avoid: ["For something that is not about a field, such as a server that does not answer."],
  keys: { Tab: "Goes to the next field's link", Enter: "Brings label and field into view and focuses the field" },
  criteria: {
    "2.4.3": ["Its heading takes the focus; a link moves it to the field", "test"],
    "2.4.4": ["Each link names the field and what is wrong with it", "test"],
    "3.3.1": ["All errors in one place, and the same text at each field", "test"],
    "4.1.3": ["The focus makes readers speak; no live region repeats it", "person"],
  },
  wording: [
    ["Vul alle verplichte velden in", "Er zijn 2 fouten opgetreden", "Say what to do, not who failed"],
    ["Achternaam: Dit veld is verplicht", "Dit veld is verplicht", "Above the form nobody sees which field"],
  ],
  theming: { css },
  right: {
    example: (
      <ErrorSummary
        heading="Controleer uw gegevens"
        items={[{ id: "a", label: "E-mailadres", message: "Vul een @ in" }]}
        onSelect={() => undefined}
      />
    ),
    because: "It names each field and what to do.",
  },
  wrong: {
    example: (
      <ErrorSummary
        heading="Er ging iets mis"
        items={[{ id: "a", label: "Fout", message: "ongeldige invoer" }]}
        onSelect={() => undefined}
      />
    ),
    because: "Neither which field, nor what to do.",
  },
  mistakes: [
    "Only the summary, without the text at the field; or the other way round.",
    "Looking a field up by its id in the document: in a shadow root it is not there. `onSelect` leaves that to the owner.",
  ],
});
