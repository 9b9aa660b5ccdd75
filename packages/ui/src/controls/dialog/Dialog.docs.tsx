import { componentPage } from "../../../../../storybook/blocks/index.ts";
import { Button } from "../button/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import css from "./Dialog.css?raw";

export const page = componentPage({
  title: "Dialog (dialoogvenster)",
  summary:
    "A question or a task above the page, which waits until it is closed. It is a modal `<dialog>`: the browser keeps the focus inside, makes the page inert, and puts it above everything else.",
  use: [
    "A step back cannot be undone: ask before it happens.",
    "A short task that belongs to what the page shows, such as choosing a period.",
    '`open` and `onClose` belong together: `onClose` is called for the button in the corner, Escape, a press beside it, and a `<form method="dialog">`.',
  ],
  avoid: [
    "Something to read: put it on the page, or on a page of its own.",
    "A sentence about a field: [Tooltip](?path=/docs/controls-tooltip--docs).",
    "The result of an action that went well: say it on the page.",
  ],
  keys: {
    Tab: "Goes through what is in it, and no further",
    Escape: "Closes it; first a list or an explanation that is open in it",
    Enter: "Presses the button that has the focus",
  },
  criteria: {
    "1.3.1": ["Its heading is its name", "test", "axe"],
    "1.4.10": ["At 320 pixels it is as wide as the screen, and scrolls within itself", "test"],
    "2.1.2": ["Escape and the button in the corner lead out", "test"],
    "2.4.3": ["The focus moves to the first field or button in it, and back to where it was", "test"],
    "2.5.8": ["The button in the corner is 44 pixels", "test"],
    "4.1.2": ["The browser's own modal dialog", "test", "axe"],
  },
  wording: [
    ["Reis door Japan verwijderen?", "Weet u het zeker?", "The heading says what it is about"],
    ["Verwijder de reis, Bewaar de reis", "OK, Annuleren", "A button says what happens"],
  ],
  theming: { css },
  right: {
    example: (
      <Stack direction="row" gap="sm">
        <Button label="Verwijder de reis" />
        <Button variant="outline" label="Bewaar de reis" />
      </Stack>
    ),
    because: "Both actions are named, and the one that was asked for comes first.",
  },
  wrong: {
    example: (
      <Stack direction="row" gap="sm">
        <Button variant="outline" label="Ja" />
        <Button variant="outline" label="Nee" />
      </Stack>
    ),
    because: "Nobody knows what yes means without reading the question twice.",
  },
  mistakes: [
    "A dialog that opens by itself: the visitor was doing something else.",
    "A dialog that opens another one.",
    "An `onClose` that does not set `open` to false: the visitor cannot leave.",
  ],
});
