import { actionMessages, createFormFrame, formMessages, hostEventNames, initialFormFrameState } from "c/tdModels";
import TdLayoutBlock from "c/tdLayoutBlock";

/** Base class of the request form's frame. */
export default class TdFormLayout extends TdLayoutBlock {
  createController = (element) => createFormFrame(element);
  texts = { back: formMessages.back, loading: actionMessages.loading };

  initialState() {
    return initialFormFrameState;
  }

  get controlled() {
    return this.refs.section;
  }

  prepare(view, { loading, errorMessage }) {
    const { salutation, lastName, hideGoBackButton } = view;
    return {
      ...super.prepare(view),
      loading,
      errorMessage,
      greeting: lastName ? formMessages.greeting(salutation, lastName) : "",
      hasBack: !hideGoBackButton,
      busy: String(loading),
      loadingMark: loading ? "" : undefined,
      status: loading ? formMessages.submitting : "",
    };
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
