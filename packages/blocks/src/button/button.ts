import { Button } from "@travel-design/ui";
import { boolean, choice, link, requiredString } from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";

export const button = defineBlock({
  name: "button",
  properties: {
    label: requiredString("Klik hier"),
    redirectUrl: link(),
    variant: choice({ primary: "Hoofdknop", secondary: "Rustig", dark: "Donker", outline: "Omlijnd" }, "primary"),
    size: choice({ mobile: "Telefoon", sm: "Klein", md: "Normaal", lg: "Groot" }, "md"),
    fullWidth: boolean(),
    forward: boolean(),
    icon: boolean(),
    disabled: boolean(),
  },
  view: Button,
  props: ({ ports }) => ({ onNavigate: ports.navigate }),
});
