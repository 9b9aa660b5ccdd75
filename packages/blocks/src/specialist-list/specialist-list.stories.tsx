import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { travelPicture } from "../../../ui/src/media/travel-media-fixture.ts";
import { SpecialistList } from "./SpecialistList.tsx";

const people = [
  ["Anna de Wit", "Noorwegen, IJsland en Spitsbergen"],
  ["Kwame Mensah", "Tanzania, Kenia en Oeganda"],
  ["Yuki de Boer", "Japan en Zuid-Korea"],
  ["Daan Verhulst", "Namibië en Botswana"],
  ["Esther Afriyie", "Ghana, Togo en Benin"],
  ["Samira Benali", "Marokko, Jordanië en Oman"],
  ["Gijs van Loon", "Canada en Alaska"],
  ["Chandra Soekarno", "Indonesië en Maleisië"],
  ["Rohan Pereira", "India en Sri Lanka"],
  ["Joke van der Laan", "Nieuw-Zeeland en Australië"],
  ["Lucía Romero", "Peru, Chili en Argentinië"],
] as const;

const meta = {
  title: "Blocks/Lijst van reisspecialisten",
  component: SpecialistList,
  argTypes: { specialists: { control: "object" }, loadStylesheet: { control: false }, log: { control: false } },
  args: {
    specialists: people.map(([title, description], index) => ({
      title,
      description,
      specialistEmail: `${title.split(" ")[0]?.normalize("NFD").replace(/\W/g, "").toLowerCase()}@example.com`,
      image: travelPicture(`specialist-${String(index + 1).padStart(2, "0")}.svg`),
    })),
  },
} satisfies Meta<typeof SpecialistList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As many columns as fit, with portraits of the same height. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(11);
    await expect(canvas.getAllByRole("link", { name: /^Stuur een e-mail aan/ })).toHaveLength(11);
  },
};

/** One specialist keeps the width of a column. */
export const One: Story = { args: { specialists: [{ title: "Anna de Wit", description: "Noorwegen" }] } };

/** `specialists` as a text, as a site builder writes it. */
export const FromText: Story = {
  args: {
    specialists: "Anna de Wit | Noorwegen | anna@example.com||Kwame Mensah | Tanzania en Kenia | kwame@example.com",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(2);
  },
};

/** There are no specialists, so nothing is rendered. */
export const Empty: Story = { args: { specialists: "[]" } };
