import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SearchList, type SearchListProps, type SearchOption } from "./index.ts";

/** Labels and values differ, so that a test sees which of the two it gets. */
export const countries: readonly SearchOption[] = [
  { label: "Japan", value: "JP" },
  { label: "Jordanië", value: "JO" },
  { label: "Peru", value: "PE" },
];

/** The search list's input. */
export const field = (): HTMLElement => screen.getByRole("combobox");

/** The labels of the options in the document. */
export const shownOptions = (): (string | null)[] =>
  screen.queryAllByRole("option").map(({ textContent }) => textContent);

/** The label of the option that the input points at. */
export const activeOption = (): string | undefined =>
  screen.queryAllByRole("option").find(({ id }) => id === field().getAttribute("aria-activedescendant"))?.textContent;

/** Renders a search list of three countries and gives a visitor to it. */
export function renderList(props: SearchListProps = {}): ReturnType<typeof userEvent.setup> {
  render(<SearchList options={countries} label="Bestemming" {...props} />);
  return userEvent.setup();
}

const places =
  "Argentinië,Armenië,Australië,Azoren,Bhutan,Bolivia,Botswana,Brazilië,Cambodja,Canada,Chili,China,Colombia,Costa Rica," +
  "Cuba,Denemarken,Ecuador,Egypte,Estland,Ethiopië,Faeröer,Filipijnen,Finland,Galapagos,Georgië,Griekenland,Groenland," +
  "Guatemala,IJsland,India,Indonesië,Italië,Jamaica,Japan,Jordanië,Kaapverdië,Kenia,Kroatië,Laos,Letland,Litouwen," +
  "Madagaskar,Maleisië,Marokko,Mauritius,Mexico,Mongolië,Montenegro,Mozambique,Namibië,Nepal,Nieuw-Zeeland,Noorwegen," +
  "Oman,Panama,Peru,Portugal,Rwanda,Schotland,Seychellen,Slovenië,Spitsbergen,Sri Lanka,Tanzania,Thailand,Turkije," +
  "Uganda,Vietnam,Zambia,Zuid-Afrika";

const valueOf = (label: string): string =>
  label
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]+/g, "");

/** Seventy destinations, as many as a site may offer. */
export const destinations: readonly SearchOption[] = places
  .split(",")
  .map((label) => ({ label, value: valueOf(label) }));
