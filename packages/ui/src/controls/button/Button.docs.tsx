import { componentPage } from "../../../../../storybook/blocks/index.ts";
import css from "./Button.css?raw";
import { Button } from "./index.ts";

export const page = componentPage({
  title: "Button (knop)",
  summary: "Something to press: it sends a form, starts an action, or leads on to a page. It is a `<button>`.",
  use: [
    "One `primary` button on a screen, for what most visitors came to do; `secondary` and `outline` for the rest, `dark` on pictures and light bands.",
    "With `href` it is a link: it can be opened in another tab. `redirectUrl` is for a host that navigates by itself.",
    "`forward` with `icon` where a next step or page follows.",
  ],
  avoid: [
    "To read on elsewhere within a text: that is a link.",
    "To choose among options: that is a checkbox or a dropdown.",
  ],
  keys: { Tab: "Goes to the button, unless it is disabled", "Enter, Space": "Presses it" },
  criteria: {
    "1.4.3": ["The text keeps 4.5 to 1 in every variant, also under the pointer and disabled", "axe", "test"],
    "1.4.11": ["The ring of the focus keeps 3 to 1", "test"],
    "2.4.7": ["A ring of 2 pixels, also in forced colors", "test"],
    "2.5.3": ["The visible text is the name; the chevron is hidden from readers", "test"],
    "2.5.8": ["At least 44 by 44 pixels in every size", "test"],
  },
  wording: [
    ["Vraag een reisvoorstel aan", "Verzenden", "Say what happens, as the visitor would"],
    ["Volgende", "Ga verder >>", "The chevron is an icon, not text"],
    ["Bekijk de reis", "Klik hier", "Buttons are also read one after the other, without the text around them"],
  ],
  theming: { css },
  right: {
    example: <Button label="Vraag een reisvoorstel aan" />,
    because: "The button says what happens.",
  },
  wrong: {
    example: <Button label="Klik hier" />,
    because: "Read by itself, in a list of buttons, it says nothing.",
  },
  mistakes: [
    "A disabled button to say that a form is not complete. Leave it enabled, and say what is missing when it is pressed.",
    "A `redirectUrl` on a button that sends a form: it would do both.",
    "An address with a script in it: it is not followed.",
  ],
});
