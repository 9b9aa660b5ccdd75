import { Button } from "@travel-design/ui";
import { boolean, labeled, link, oneOf, requiredString } from "@travel-design/ui/models";
import { defineBlock } from "../define/block.ts";

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
  view: Button,
  props: ({ ports }) => ({ onNavigate: ports.navigate }),
});
