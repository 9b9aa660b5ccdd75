import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { fn } from "storybook/test";
import { Button, type ButtonLinkProps } from "./index.ts";
import { page } from "./Button.docs.tsx";

const meta = {
  title: "Controls/Button",
  component: Button,
  parameters: { docs: { page } },
  argTypes: {
    // An empty address makes a link too.
    href: { control: "select", options: ["#offerte", "https://example.com/"] },
    onNavigate: { control: false },
    onClick: { description: "Called when it is pressed. Call `preventDefault()` to stay on the page." },
  },
  args: { label: "Vraag een reisvoorstel aan", onClick: fn(), onNavigate: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The action that most visitors came for. Use it once on a screen. */
export const Primary: Story = {};

/** An action beside the primary one, such as a second way to get in touch. */
export const Secondary: Story = { args: { variant: "secondary" } };

/** For pictures and light bands, where the accent color is hard to see. */
export const Dark: Story = { args: { variant: "dark" } };

/** The least prominent action, such as going back one step. */
export const Outline: Story = { args: { variant: "outline" } };

/** Without `label` the button says “Klik hier”, which says little. Give each button words of its own. */
export const DefaultLabel: Story = { args: { label: undefined } };

/** `mobile` takes the full width and less height, for a column of buttons on a phone. */
export const Mobile: Story = { args: { size: "mobile" } };

/** For a bar or a card with little room. The area to press stays at least 44 by 44 pixels. */
export const Small: Story = { args: { size: "sm" } };

/** For the one action of a page with little else on it, such as its opening picture. */
export const Large: Story = { args: { size: "lg" } };

/** Takes the width of its container, for example below the fields of a narrow form. */
export const FullWidth: Story = { args: { fullWidth: true } };

/** Leads on to a next step or page. The chevron is decoration, so screen readers skip it. */
export const Forward: Story = { args: { forward: true, icon: true, label: "Volgende" } };

/** Leads on as well, where a chevron would be one too many, such as beside another icon. */
export const ForwardWithoutIcon: Story = { args: { forward: true, label: "Volgende" } };

/** Cannot be used right now, for example during a submission. It cannot be focused and does not follow `redirectUrl`. */
export const Disabled: Story = {
  args: { disabled: true, redirectUrl: "/offerte" },
};

/** Calls `onNavigate` with `redirectUrl`, for a host that navigates by itself. Elsewhere `href` is better. */
export const WithRedirect: Story = {
  args: { redirectUrl: "/offerte" },
};
const renderLink = ({ label, href, disabled }: ButtonLinkProps): ReactElement => (
  <Button label={label} href={href} disabled={disabled} />
);

/** With `href` it is an `<a>`: visitors can open it in another tab, and it works without a script. */
export const Link: StoryObj<ButtonLinkProps> = {
  args: { href: "#offerte" },
  render: renderLink,
};

/** A disabled link has no address, so it cannot be followed. Screen readers announce it as unavailable. */
export const DisabledLink: StoryObj<ButtonLinkProps> = {
  args: { href: "#offerte", disabled: true },
  render: renderLink,
};
