import { componentPage } from "../../../../storybook/blocks/index.ts";
import { RequestReference } from "./RequestReference.tsx";
import css from "./request-reference.css?raw";

const reference = { note: "Vermeld het als u ons belt of schrijft.", query: "?ts=2026-05-01-2c43-33d9-0003-0a1b" };

export const page = componentPage({
  title: "RequestReference (kenmerk van de aanvraag)",
  summary:
    "The short reference of a request on the thank-you page: the last group of `?ts=` in its address. It shows no answers. It is a `<p>`.",
  use: ["On the thank-you page, so that a visitor who calls can name the request."],
  avoid: ["Elsewhere: without a valid `ts` in the address it is an empty line."],
  keys: "None of its own.",
  criteria: { "1.4.10": ["Wraps at 320 pixels", "test"] },
  wording: [["Kenmerk van uw aanvraag", "Referentienummer", "Plain Dutch"]],
  theming: { css },
  right: {
    example: <RequestReference {...reference} />,
    because: "The note says what visitors can do with it.",
  },
  wrong: {
    example: <RequestReference {...reference} note="Dit is uw bewijs van ontvangst." />,
    because: "It proves nothing: anybody can make up an address with a reference.",
  },
});
