import { boolean, requiredString, string } from "@travel-design/ui/internal";

export const container = {
  name: "quotationContainer",
  properties: {
    salutation: string(),
    lastName: string(),
    title: string(),
    paragraph1: string(),
    paragraph2: string(),
    placeholderButton: requiredString("Verstuur uw aanvraag"),
    hideGoBackButton: boolean(),
  },
  slots: ["content"],
};
