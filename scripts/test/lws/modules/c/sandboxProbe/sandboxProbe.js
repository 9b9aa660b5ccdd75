import { LightningElement } from "lwc";

/** Shows the cookies that a component of the form's namespace can read. */
export default class SandboxProbe extends LightningElement {
  get cookies() {
    return document.cookie || "none";
  }
}
