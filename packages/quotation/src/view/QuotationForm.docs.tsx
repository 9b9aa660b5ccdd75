import { Button, Input, Stack } from "@travel-design/ui";
import type { ReactNode } from "react";
import { componentPage } from "../../../../storybook/blocks/index.ts";
import css from "./QuotationForm.css?raw";

/** A page contains one form, so the pictures of do and don't only show a part of one. */
const Step = ({ title, text }: { title: string; text: string }): ReactNode => (
  <Stack>
    <h3>{title}</h3>
    <p>{text}</p>
    <Input label="Telefoonnummer" type="tel" />
    <Button label="Vraag uw reisvoorstel aan" />
  </Stack>
);

export const page = componentPage({
  title: "QuotationForm (aanvraagformulier)",
  summary:
    "The request for a quotation, in three steps: who the visitor is, which trip it is about, and how to reach the visitor. It submits one request. It is a `<div>` with a [QuotationContainer](?path=/docs/quotation-quotationcontainer--docs) per step, of which one is shown.",
  use: [
    "Once on a page. Forms share the draft, the ids of the fields and the window events, so a second one is logged, and each state below opens as a page of its own.",
    "In any host that implements its ports: sending, reading lists, storing a draft, navigation, a clock. `inMemoryPorts()` is for stories and tests.",
  ],
  avoid: [
    "A form with other fields: put [controls](?path=/docs/controls-input--docs) into a [QuotationContainer](?path=/docs/quotation-quotationcontainer--docs).",
  ],
  keys: {
    Tab: "Goes through the fields, then the button that goes back, then the submit button",
    Enter: "In a field with one line: submits the step",
  },
  criteria: {
    "1.3.5": ["Name, e-mail, telephone and address have an `autocomplete`", "test"],
    "2.4.3": ["A new step moves the focus to its title, a failed submit to the summary or the message", "test"],
    "3.3.1": ["A summary lists every invalid field in order, and each field says what is wrong", "test", "axe"],
    "3.3.3": ["Errors say how to fix them; likely mistakes, such as gmail.con, get advice", "test"],
    "4.1.3": ["The step, a restored draft and the submission are announced", "test"],
  },
  wording: [
    ["Vertel ons uw wensen", "Volgende", "The button names the next step"],
    ["Ik weet het nog niet", "Geen voorkeur", "Not knowing is a valid answer"],
    ["Bedankt voor uw aanvraag", "Uw formulier is verzonden", "It is about the visitor’s request, not about the form"],
  ],
  theming: { css },
  right: {
    example: (
      <Step
        title="Hoe kunnen wij u bereiken?"
        text="Een van onze reisspecialisten leest uw aanvraag en belt u binnen twee werkdagen."
      />
    ),
    because: "Visitors know why their number is asked, and who calls when. A site builder writes these texts.",
  },
  wrong: {
    example: <Step title="Contactgegevens" text="Om u goed van dienst te kunnen zijn, hebben wij uw gegevens nodig." />,
    because: "A number for an unknown purpose: here visitors leave, or make one up.",
  },
  mistakes: [
    "A second form on the page, for example in a footer. Link to the first one.",
    "Settings that change while the form is open: the form reads them once, when it starts.",
  ],
});
