import { defineEditor } from "../define/editor.ts";
import { chevron, contentSlot, sheets } from "../define/template.ts";
import { quotationContainer } from "./quotation-container.ts";

export const quotationContainerEditor = defineEditor(quotationContainer, {
  label: "Formulierkader",
  description: "Het kader van een aanvraag: aanhef, teksten, knoppen en foutmelding rond losse velden.",
  icon: "M10 9h28v30H10zM15 16h12M15 33h8M27 31h6v4h-6zM15 21h18v6H15z",
  group: "Formulier",
  example: { title: "Uw gegevens", lastName: "Jansen" },
  base: "tdFormLayout",
  properties: {
    salutation: { label: "Aanhef", description: "Staat voor de achternaam in de begroeting." },
    lastName: { label: "Achternaam", description: "Zonder achternaam is er geen begroeting." },
    paragraph1: { label: "Eerste alinea" },
    paragraph2: { label: "Tweede alinea" },
    placeholderButton: { label: "Tekst op de verzendknop" },
  },
  // `aria-busy` leaves out the overlay, whose status must be announced.
  template: {
    html: `
  <section lwc:ref="section" class="td-quotation-container">
    <form class="td-quotation-container__form" method="post" novalidate aria-busy={view.busy} onsubmit={submit}>
      <p lwc:if={view.greeting} class="td-quotation-container__greeting">{view.greeting}</p>
      <h2 lwc:if={view.title} class="td-quotation-container__title" tabindex="-1">{view.title}</h2>
      <p lwc:if={view.paragraph1} class="td-quotation-container__text">{view.paragraph1}</p>
      <p lwc:if={view.paragraph2} class="td-quotation-container__text">{view.paragraph2}</p>
      ${contentSlot}
      <div class="td-quotation-container__actions">
        <button
          lwc:if={view.hasBack} type="button" class="td-button btn btn-outline btn-md" data-variant="outline" data-size="md"
          disabled={view.loading} onclick={goBack}
        >{texts.back}</button>
        <button
          type="submit" class="td-button btn btn-primary btn-md btn-forward" data-variant="primary" data-size="md"
          disabled={view.loading}
        >{view.placeholderButton}${chevron}</button>
        <div class="td-quotation-container__error" role="alert" tabindex="-1">{view.errorMessage}</div>
      </div>
    </form>
    <div class="td-loading-overlay" data-loading={view.loadingMark}>
      <output class="td-visually-hidden">{view.status}</output>
      <span lwc:if={view.loading} class="td-loading-overlay__veil">
        <span class="td-loading-overlay__center">
          <span class="td-loading-overlay__spinner" role="img" lang="en" aria-label="Loading"></span>
          <span class="td-loading-overlay__status" aria-hidden="true">{view.status}</span>
        </span>
      </span>
    </div>
  </section>`,
    styles: [
      sheets.button,
      sheets.hidden,
      "ui/src/controls/loading-overlay/LoadingOverlay.css",
      "quotation/src/view/QuotationContainer.css",
    ],
  },
});
