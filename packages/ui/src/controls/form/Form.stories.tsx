import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import { Input } from "../input/index.ts";
import { SearchList } from "../search-list/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import { page } from "./Form.docs.tsx";
import { Form } from "./index.ts";

const meta = {
  title: "Controls/Form",
  component: Form,
  parameters: { docs: { page } },
  argTypes: { errors: { control: "object" }, children: { control: false } },
  args: {
    children: (
      <Stack>
        <Input label="Achternaam" name="lastName" />
        <SearchList
          label="Bestemming"
          name="destination"
          placeholder="Typ een land"
          options={[
            { label: "Japan", value: "JP" },
            { label: "Peru", value: "PE" },
          ]}
        />
        <Checkbox label="Ik ga akkoord met de voorwaarden" name="terms" />
        <Button type="submit" label="Verstuur" />
      </Stack>
    ),
    onSubmit: (event) => event.preventDefault(),
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

const errors = { terms: "Ga akkoord met de voorwaarden", lastName: "Vul uw achternaam in" };

/** Without errors it renders as a native form does. */
export const WithoutErrors: Story = {};

/** Each error is at its field, whatever its place in the response. A change of the field removes it. */
export const ErrorsAtFields: Story = { args: { errors } };

/** With a heading the errors are in a summary as well, in the order of the form. */
export const WithSummary: Story = { args: { errors, summaryHeading: "Controleer uw gegevens" } };

/** An error that is about no field is an alert above all of them. */
export const ErrorOfNoField: Story = {
  args: { errors: { payment: "De betaling is niet gelukt. Er is niets afgeschreven." } },
};
