import { Button, type ButtonProps } from "@travel-design/ui";
import { boolean, labeled, link, oneOf, requiredString } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock, type BlockPorts } from "../define/block.ts";

interface ButtonViewProps extends Pick<
  ButtonProps,
  "label" | "redirectUrl" | "fullWidth" | "forward" | "icon" | "disabled"
> {
  variant: ButtonProps["variant"];
  size: ButtonProps["size"];
  navigate: BlockPorts["navigate"];
}

const ButtonView = ({ navigate, ...props }: ButtonViewProps): ReactNode => (
  <Button type="button" {...props} onNavigate={navigate} />
);

export const button = defineBlock({
  name: "button",
  properties: {
    label: requiredString("Klik hier"),
    redirectUrl: link(),
    variant: labeled(oneOf(["primary", "secondary", "dark", "outline"], "primary"), {
      primary: "Hoofdknop",
      secondary: "Rustig",
      dark: "Donker",
      outline: "Omlijnd",
    }),
    size: labeled(oneOf(["mobile", "sm", "md", "lg"], "md"), {
      mobile: "Telefoon",
      sm: "Klein",
      md: "Normaal",
      lg: "Groot",
    }),
    fullWidth: boolean(),
    forward: boolean(),
    icon: boolean(),
    disabled: boolean(),
  },
  view: ButtonView,
  props: ({ ports }) => ({ navigate: ports.navigate }),
});
