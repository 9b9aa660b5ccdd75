import { LightningElement } from "lwc";

/** A page with the request form, and a component that tells what the sandbox lets through. */
export default class Form extends LightningElement {}
