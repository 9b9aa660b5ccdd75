import { createFormFrame, formMessages, hostEventNames, messages } from "c/tdModels";
import TdLayoutBlock from "c/tdLayoutBlock";

/** The frame of the request form. */
export default class TdFormLayout extends TdLayoutBlock {
  static renderMode = "light";

  anchor;
  frame;
  loading = false;
  errorMessage = "";
  texts = { back: formMessages.back, loading: messages.loading };

  connectedCallback() {
    // A component that is moved is connected again without another render.
    if (this.anchor) this.createFrame();
  }

  renderedCallback() {
    this.anchor = this.refs.anchor;
    if (!this.frame) this.createFrame();
  }

  disconnectedCallback() {
    this.frame?.destroy();
    this.frame = undefined;
  }

  createFrame() {
    const frame = createFormFrame(this.anchor);
    frame.subscribe(() => this.update(frame.getState()));
    this.frame = frame;
    this.update(frame.getState());
  }

  update({ loading, errorMessage }) {
    this.loading = loading;
    this.errorMessage = errorMessage;
  }

  get greeting() {
    const { salutation, lastName } = this.view;
    return lastName ? formMessages.greeting(salutation, lastName) : "";
  }

  get hasBack() {
    return !this.view.hideGoBackButton;
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
    // Outside listeners must receive one submit event, so stop the native one.
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
