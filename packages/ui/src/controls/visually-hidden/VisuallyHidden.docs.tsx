import { componentPage } from "../../../../../storybook/blocks/index.ts";
import { VisuallyHidden } from "./index.ts";

export const page = componentPage({
  title: "VisuallyHidden (verborgen tekst)",
  summary: "Text for screen readers only. It is a `<span>`.",
  use: ["What the eye sees at once has to be said: that a link opens a new tab."],
  avoid: ["Everybody would be helped by the text: show it.", "Nobody needs it now: leave it out, or give it `hidden`."],
  keys: "Nothing to press belongs in it: the focus would vanish from sight.",
  criteria: { "1.3.1": ["It is text in its place, read with its context", "test", "axe"] },
  wording: [["(opent in een nieuw tabblad)", "Klik hier", "Only what is not said already"]],
  theming: "It reads no tokens: nobody sees it.",
  right: {
    example: (
      <a href="#voorwaarden">
        Reisvoorwaarden <VisuallyHidden>(opent in een nieuw tabblad)</VisuallyHidden>
      </a>
    ),
    because: "It adds what others see for themselves.",
  },
  wrong: {
    example: (
      <label>
        <VisuallyHidden>Postcode</VisuallyHidden> <input style={{ font: "inherit", padding: "0.5rem" }} />
      </label>
    ),
    because: "Everybody needs the label of a field.",
  },
});
