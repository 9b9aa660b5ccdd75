import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, type ButtonLinkProps } from "./index.ts";

const meta = {
  title: "Controls/Button",
  component: Button,
  argTypes: { onNavigate: { control: false } },
  args: { label: "Vraag een reisvoorstel aan", onClick: fn(), onNavigate: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Vraag een reisvoorstel aan" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { variant: "secondary" } };
export const Dark: Story = { args: { variant: "dark" } };
export const Outline: Story = { args: { variant: "outline" } };
export const DefaultLabel: Story = { args: { label: undefined } };
export const Mobile: Story = { args: { size: "mobile" } };
export const Small: Story = { args: { size: "sm" } };
export const Large: Story = { args: { size: "lg" } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const Forward: Story = { args: { forward: true, icon: true, label: "Volgende" } };
export const ForwardWithoutIcon: Story = { args: { forward: true, label: "Volgende" } };
export const Disabled: Story = {
  args: { disabled: true, redirectUrl: "/offerte" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"), { pointerEventsCheck: 0 });
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};
export const WithRedirect: Story = {
  args: { redirectUrl: "/offerte" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onNavigate).toHaveBeenCalledWith("/offerte");
  },
};
const renderLink = ({ label, href, disabled }: ButtonLinkProps): ReactElement => (
  <Button label={label} href={href} disabled={disabled} />
);

export const Link: StoryObj<ButtonLinkProps> = {
  args: { href: "#offerte" },
  render: renderLink,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("href", "#offerte");
  },
};
export const DisabledLink: StoryObj<ButtonLinkProps> = {
  args: { href: "#offerte", disabled: true },
  render: renderLink,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link")).not.toHaveAttribute("href");
  },
};
