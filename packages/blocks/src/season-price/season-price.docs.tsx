import { componentPage } from "../../../../storybook/blocks/index.ts";
import { SeasonPrice } from "./SeasonPrice.tsx";
import css from "./season-price.css?raw";

export const page = componentPage({
  title: "SeasonPrice (seizoen en prijs)",
  summary:
    "In which months to travel, and from which price. It is a `<div>`, and nothing without months, price and note.",
  use: ["A page about a destination or a trip."],
  avoid: ["A price list."],
  keys: "There are no keys of its own.",
  criteria: {
    "1.1.1": ["A screen reader reads each month with its mark in words", "test"],
    "1.4.1": ["The better the month, the higher its bar", "test"],
    "1.4.10": ["Twelve months fit in 320 pixels", "test"],
  },
  wording: [["Vanaf € 4.250 per persoon", "v.a. 4250,-", "Write amounts as banks do"]],
  theming: { css },
  right: {
    example: <SeasonPrice priceFrom={4250} priceUnit="per persoon" note="Twee weken, met vluchten en verblijf." />,
    because: "Visitors know what they get for it.",
  },
  wrong: {
    example: <SeasonPrice priceFrom={1999} />,
    because: "For whom, for how long, and with what?",
  },
  mistakes: ["A price that most visitors cannot get."],
});
