import type { Meta, StoryObj } from "@storybook/react-vite";
import { Input } from "../input/index.ts";
import { LoadingOverlay } from "./index.ts";
import { page } from "./LoadingOverlay.docs.tsx";

const meta = {
  title: "Controls/LoadingOverlay",
  component: LoadingOverlay,
  parameters: { docs: { page } },
  args: { loading: true, status: "Uw aanvraag wordt verstuurd" },
  render: (args) => (
    <div style={{ position: "relative", minBlockSize: "16rem" }} aria-busy={args.loading}>
      <Input label="Achternaam" defaultValue="De Vries" disabled={args.loading} />
      <LoadingOverlay {...args} />
    </div>
  ),
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A submission is in flight: the fields are covered and disabled, and the status is announced once. */
export const Loading: Story = {};

/** Nothing is in flight. The overlay is in the document, so that screen readers notice when its status appears. */
export const AtRest: Story = { args: { loading: false } };

/** `label` is the alternative text of the spinner; here it is in Dutch. */
export const OwnLabel: Story = { args: { label: "Een ogenblik geduld" } };
