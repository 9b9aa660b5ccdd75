import { boolean, paragraph, requiredString, string } from "@travel-design/ui/internal";

export const container = {
  name: "quotationContainer",
  properties: {
    salutation: string(),
    lastName: string(),
    title: string(),
    paragraph1: paragraph(),
    paragraph2: paragraph(),
    placeholderButton: requiredString("Verstuur uw aanvraag"),
    hideGoBackButton: boolean(),
  },
  slots: ["content"],
};
