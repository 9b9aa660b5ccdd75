import { createFormFrame, formMessages, hostEventNames, messages } from "c/tdModels";
import TdLayoutBlock from "c/tdLayoutBlock";

/** Base class of the request form's frame. */
export default class TdFormLayout extends TdLayoutBlock {
  static renderMode = "light";

  /** The element that the frame follows, after the first render of the template. */
  section;
  frame;
  loading = false;
  errorMessage = "";
  texts = { back: formMessages.back, loading: messages.loading };

  connectedCallback() {
    // A component that is moved is connected again without another render.
    if (this.section) this.createFrame();
  }

  renderedCallback() {
    super.renderedCallback();
    this.section = this.refs.section;
    if (!this.frame) this.createFrame();
  }

  disconnectedCallback() {
    this.frame?.destroy();
    this.frame = undefined;
  }

  createFrame() {
    const frame = createFormFrame(this.section);
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
    this.emit(hostEventNames.submit);
  }

  goBack() {
    this.emit(hostEventNames.navigateBack);
  }

  emit(name) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true }));
  }
}
