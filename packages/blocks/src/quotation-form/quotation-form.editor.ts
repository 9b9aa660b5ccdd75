import { defineEditor } from "../define/editor.ts";
import { quotationForm } from "./quotation-form.ts";

export const quotationFormEditor = defineEditor(quotationForm, {
  label: "Offerteformulier",
  description: "De aanvraag van een offerte in drie stappen: uw bezoeker, de reis en de contactgegevens.",
  icon: "M13 9h22v30H13zM18 17h12M18 23h12M18 29h6M28 33l2 2 4-5",
  group: "Formulier",
  example: { brand: "Morgenree", step1Title: "Met wie maken wij kennis?" },
  base: "tdQuotationData",
  properties: {
    brand: {
      label: "Naam van uw merk",
      description: "Komt in de titel van een pagina die zelf geen titel heeft: Offerte aanvragen | uw merk.",
    },
    step1Title: { label: "Stap 1: titel" },
    step1Paragraph1: { label: "Stap 1: eerste alinea" },
    step1Paragraph2: { label: "Stap 1: tweede alinea" },
    step2Title: { label: "Stap 2: titel" },
    step2Paragraph1: { label: "Stap 2: eerste alinea" },
    step2Paragraph2: { label: "Stap 2: tweede alinea" },
    step3Title: { label: "Stap 3: titel" },
    step3Paragraph1: { label: "Stap 3: eerste alinea" },
    step3Paragraph2: { label: "Stap 3: tweede alinea" },
    salutations: { label: "Aanhef: keuzes", description: "Scheid de keuzes met een puntkomma." },
    customerSources: {
      label: "Hoe kent u ons: reservelijst",
      description:
        "Wordt getoond als de lijst uit Salesforce niet beschikbaar is. Scheid keuzes met een puntkomma; tekst=waarde als die verschillen.",
    },
    privacyUrl: { label: "Adres van de privacyverklaring" },
    privacyVersion: {
      label: "Versie van de privacyverklaring",
      description: "Bijvoorbeeld 1 november 2026. Wordt met de toestemming bij elke aanvraag bewaard.",
    },
    afterSubmit: { label: "Na het versturen" },
    thankYouPath: {
      label: "Pad van de bedankpagina",
      description: "Op deze site, met een schuine streep aan het begin en aan het eind.",
    },
    inlineMessage: { label: "Bericht na het versturen", description: "Alleen als er geen bedankpagina volgt." },
    forgetAnswers: {
      label: "Antwoorden niet bewaren",
      description: "Standaard blijven antwoorden in dit tabblad bewaard als de bezoeker de pagina opnieuw laadt.",
    },
    phoneNumber: {
      label: "Telefoonnummer",
      description: "Staat bij de laatste stap en bij een foutmelding. Leeg: niet getoond.",
    },
    acceptForeignAddresses: {
      label: "Buitenlandse adressen toestaan",
      description: "Vraagt naar het land. Anders kan alleen een Nederlandse postcode worden ingevuld.",
    },
    greetingForms: {
      label: "Aanspreekvormen",
      description:
        "Hoe een aanhef in de begroeting staat, bijvoorbeeld De heer=heer;Mevrouw=mevrouw. Leeg: zoals gekozen.",
    },
  },
});
