import { formMessages, hostEventNames, messages, scrollToAnchor, windowEventNames } from "c/tdModels";
import { LightningElement } from "lwc";

const { containerMissing, containerInvalid, submission } = formMessages.errors;

/** The frame of a request: it follows what the fields and the sender announce on the window. */
export default class TdFormLayout extends LightningElement {
  static renderMode = "light";

  loading = false;
  errorMessage = "";
  texts = { back: formMessages.back, loading: messages.loading };

  listeners = {
    [windowEventNames.requiredFieldMissing]: ({ detail }) => {
      if (detail?.error) this.errorMessage = containerMissing;
    },
    [windowEventNames.invalidInput]: ({ detail }) => {
      // A missing answer weighs more than a wrong one, in whichever order they are told.
      if (detail?.error && this.errorMessage !== containerMissing) this.errorMessage = containerInvalid;
    },
    [windowEventNames.submissionError]: ({ detail }) => {
      this.errorMessage = detail?.message || submission;
    },
    [windowEventNames.resetErrors]: () => {
      this.errorMessage = "";
    },
    [windowEventNames.loadingChange]: ({ detail }) => {
      this.loading = Boolean(detail?.loading);
    },
    [windowEventNames.scrollToTop]: () => scrollToAnchor(this.refs.anchor),
  };

  connectedCallback() {
    for (const [name, listener] of Object.entries(this.listeners)) window.addEventListener(name, listener);
  }

  disconnectedCallback() {
    for (const [name, listener] of Object.entries(this.listeners)) window.removeEventListener(name, listener);
  }

  get greeting() {
    const { salutation, lastName } = this.settings;
    return lastName ? formMessages.greeting(salutation ?? "", lastName) : "";
  }

  get submitLabel() {
    return this.settings.placeholderButton || messages.buttonLabel;
  }

  get hasBack() {
    return !this.settings.hideGoBackButton;
  }

  get busy() {
    return String(this.loading);
  }

  get loadingMark() {
    return this.loading ? "" : undefined;
  }

  get status() {
    return this.loading ? formMessages.sending : "";
  }

  submit(event) {
    event.preventDefault();
    // The browser's own event of this name would be a second one to whoever listens outside.
    event.stopPropagation();
    this.raise(hostEventNames.submit);
  }

  goBack() {
    this.raise(hostEventNames.navigateBack);
  }

  raise(name) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true }));
  }
}
