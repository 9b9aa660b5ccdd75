import createContactRequest from "@salesforce/apex/ContactRequestController.createContactRequest";
import getFormOptions from "@salesforce/apex/ContactRequestController.getFormOptions";
import startSubmission from "@salesforce/apex/ContactRequestController.startSubmission";
import CUSTOMER_SOURCE from "@salesforce/schema/Contact_Request__c.BekendVia__c";
import DESTINATION from "@salesforce/schema/Contact_Request__c.Destinations_1__c";
import CONTACT_REQUEST from "@salesforce/schema/Contact_Request__c";
import { isPublished, log, tabStorage } from "c/tdPage";
import TdReactBlock from "c/tdReactBlock";
import { getObjectInfo, getPicklistValues } from "lightning/uiObjectInfoApi";
import { wire } from "lwc";
import { readAnalyticsId } from "./analytics";
import { Deferred } from "./deferred";
import { createPreviewNote, previewPorts } from "./preview";

/** Whether Apex threw the error on purpose, so that nothing is stored. Any other error leaves that open. */
const isRejection = (error) =>
  /\bAuraHandledException$/.test(error?.body?.exceptionType) && Boolean(error.body.message);

/** Base class of the request form: its options, start token and submission. */
export default class TdQuotationData extends TdReactBlock {
  destinationOptions = new Deferred();
  sourceOptions = new Deferred();
  /** The object whose picklists the wires request; missing while Apex responds, because guests may not read it by default. */
  describedObject;
  recordTypeId;

  @wire(getObjectInfo, { objectApiName: "$describedObject" })
  receiveObjectInfo({ data, error }) {
    if (data) this.recordTypeId = data.defaultRecordTypeId;
    if (error) this.destinationOptions.reject(error);
  }

  @wire(getPicklistValues, { recordTypeId: "$recordTypeId", fieldApiName: DESTINATION })
  receiveDestinations(result) {
    // A wire calls this before the component has its fields.
    this.destinationOptions?.settle(result);
  }

  @wire(getPicklistValues, { recordTypeId: "$recordTypeId", fieldApiName: CUSTOMER_SOURCE })
  receiveCustomerSources(result) {
    this.sourceOptions?.settle(result);
  }

  get ports() {
    const ports = super.ports;
    const host = {
      startSubmission: (key) => startSubmission({ key }),
      // Apex calls cannot be aborted; the form has a timeout of its own.
      submitRequest: (contactRequest, submission) => createContactRequest({ contactRequest, submission }),
      isRejection,
      readOptions: () => this.readOptions(),
      readAnalyticsId,
      readCookies: () => document.cookie,
      page: window,
      navigate: ports.navigate,
      tabStorage,
      log,
    };
    const quotation = this.travelDesign.formPorts(host);
    return { ...ports, quotation: isPublished ? quotation : previewPorts(quotation) };
  }

  mount() {
    super.mount();
    if (!isPublished) this.node.prepend(createPreviewNote());
  }

  /** Reads both lists through Apex, or through the UI API if Apex fails. */
  async readOptions() {
    try {
      return await getFormOptions();
    } catch (error) {
      log("The picklists could not be read through Apex, so they are read through the UI API.", error);
      this.describedObject = CONTACT_REQUEST;
      const [destinations, customerSources] = await Promise.all([
        this.destinationOptions.promise,
        this.sourceOptions.promise,
      ]);
      return { destinations, customerSources };
    }
  }
}
