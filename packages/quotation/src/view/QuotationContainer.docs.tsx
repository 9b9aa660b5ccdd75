import { componentPage } from "../../../../storybook/blocks/index.ts";
import css from "./QuotationContainer.css?raw";
import { QuotationContainer } from "./QuotationContainer.tsx";

export const page = componentPage({
  title: "QuotationContainer (formulierkader)",
  summary:
    "The frame of a form: greeting, title, texts, buttons, error message and loading overlay around fields. It is a `<form>` in a `<section>`.",
  use: [
    "Around fields of your own that belong to one request. It reacts to the [window events](?path=/docs/guides-events--docs) of any block on the page.",
  ],
  avoid: ["For the request form itself: [QuotationForm](?path=/docs/quotation-quotationform--docs) contains it."],
  keys: {
    Tab: "Goes through the fields, then the button that goes back, then the submit button",
    Enter: "In a field with one line: submits the form",
  },
  criteria: {
    "1.3.1": ["The title is a heading of level 2; the greeting above it is not", "axe"],
    "2.4.3": ["Title and error message can take the focus: `titleRef` and `errorRef`", "test"],
    "3.3.1": ["A sentence beside the buttons says that a field is missing or invalid", "test"],
    "4.1.3": ["The error message and the submission are announced", "test"],
  },
  wording: [["Deel uw contactgegevens", "Verzenden", "The button says what comes next, as the visitor would"]],
  theming: { css },
  right: {
    example: (
      <QuotationContainer
        title="Waar gaan uw gedachten naartoe?"
        paragraph1="Weet u iets nog niet? Dan laat u het open."
        placeholderButton="Deel uw contactgegevens"
        hideGoBackButton
      />
    ),
    because: "A question in the words of a conversation, and a button that names the next step.",
  },
  wrong: {
    example: (
      <QuotationContainer
        title="Stap 2: reisgegevens"
        paragraph1="Vul het formulier volledig en naar waarheid in."
        placeholderButton="Verzenden"
        hideGoBackButton
      />
    ),
    because: "The words of an office. The button promises that this is the end, and then another step follows.",
  },
  mistakes: ["Two containers on a page: both react to the same window events."],
});
