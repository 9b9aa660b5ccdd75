import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./LoadingOverlay.css?raw";
import { LoadingOverlay } from "./index.ts";

export const page = componentPage({
  title: "LoadingOverlay (laadscherm)",
  summary: "Covers its nearest positioned ancestor during a submission, and announces it.",
  use: ["While a form is on its way and nothing in it may change. Render it always; `loading` shows it."],
  avoid: ["For a page or a picture that is still to come: keep its place and let the rest be read."],
  keys: "None of its own. Disable what it covers; put the focus on the result when it is there.",
  criteria: {
    "1.4.3": ["The status keeps 4.5 to 1 on its plate", "axe"],
    "2.2.2": ["The spinner does not move under reduced motion", "person"],
    "3.1.2": ["The spinner's specified English name has the language English", "test"],
    "4.1.3": ["The status element exists before its text, so that screen readers announce it", "test"],
  },
  wording: [
    ["Uw aanvraag wordt verstuurd", "Laden…", "Say what is happening; the spinner's own text stays the specified one"],
  ],
  theming: { css },
  right: {
    example: (
      <div style={{ position: "relative", inlineSize: "100%", minBlockSize: "9rem" }}>
        <LoadingOverlay loading status="Uw aanvraag wordt verstuurd" />
      </div>
    ),
    because: "It says what is going on.",
  },
  wrong: {
    example: (
      <div style={{ position: "relative", inlineSize: "100%", minBlockSize: "9rem" }}>
        <LoadingOverlay loading status="Even geduld" />
      </div>
    ),
    because: "Waiting for what? Nobody knows whether the request was sent.",
  },
  mistakes: [
    "Rendering it only while loading: screen readers would announce nothing.",
    "Leaving out `aria-busy` on what it covers.",
  ],
});
