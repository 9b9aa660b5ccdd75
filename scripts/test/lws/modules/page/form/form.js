import { LightningElement } from "lwc";

/** A page with the request form, a link, and a component that shows what the sandbox allows. */
export default class Form extends LightningElement {
  static renderMode = "light";
}
