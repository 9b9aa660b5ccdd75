import { useWindowEvent, type UserData } from "@travel-design/ui";
import { windowEventNames } from "@travel-design/ui/models";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState, type ReactNode } from "react";
import { BlockView } from "../define/BlockView.tsx";
import { userDataProvider } from "./user-data-provider.tsx";

/** The block, and what another script of the page receives from it. */
function Page({ user }: { user?: UserData }): ReactNode {
  const node = useRef<HTMLElement>(null);
  const [received, setReceived] = useState<UserData>();
  useWindowEvent(node, windowEventNames.userData, setReceived);
  return (
    <>
      <code ref={node}>{JSON.stringify(received)}</code>
      <BlockView block={userDataProvider} settings={{}} ports={{ user, log: console.warn }} />
    </>
  );
}

const meta = {
  title: "Blocks/Bezoekersgegevens",
  component: Page,
  argTypes: { user: { control: "object" } },
  parameters: {
    docs: {
      canvas: { sourceState: "none" },
      description: {
        component:
          "Announces to other scripts of the page who visits it, with the window event `userData`. Visitors do not see it.",
      },
    },
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Somebody who is signed in: other scripts receive the id of the user. */
export const Member: Story = {
  args: { user: { userId: "005000000000001AAA", isGuest: false } },
};

/** Everybody else is a guest, without an id. */
export const Guest: Story = {};
