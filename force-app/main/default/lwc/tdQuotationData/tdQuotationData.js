import createContactRequest from "@salesforce/apex/ContactRequestController.createContactRequest";
import getFormOptions from "@salesforce/apex/ContactRequestController.getFormOptions";
import startSubmission from "@salesforce/apex/ContactRequestController.startSubmission";
import CUSTOMER_SOURCE from "@salesforce/schema/Contact_Request__c.BekendVia__c";
import DESTINATION from "@salesforce/schema/Contact_Request__c.Destinations_1__c";
import CONTACT_REQUEST from "@salesforce/schema/Contact_Request__c";
import { log } from "c/tdPage";
import TdReactBlock from "c/tdReactBlock";
import { getObjectInfo, getPicklistValues } from "lightning/uiObjectInfoApi";
import { wire } from "lwc";
import { readAnalyticsId } from "./analytics";
import { Deferred, hasResult } from "./deferred";

/** Whether Apex threw the error on purpose, so that nothing is stored. Anything else may come from the way to the org or back. */
const isRejection = (error) =>
  /\bAuraHandledException$/.test(error?.body?.exceptionType) && Boolean(error.body.message);

const optionsOf = ({ values }) => values.map(({ label, value }) => ({ label, value }));

/** Base class of the request form: its options, start token and submission. */
export default class TdQuotationData extends TdReactBlock {
  destinationOptions = new Deferred();
  sourceOptions = new Deferred();
  recordTypeId;

  @wire(getObjectInfo, { objectApiName: CONTACT_REQUEST })
  receiveObjectInfo({ data, error }) {
    if (data) this.recordTypeId = data.defaultRecordTypeId;
    if (error) this.destinationOptions.reject(error);
  }

  @wire(getPicklistValues, { recordTypeId: "$recordTypeId", fieldApiName: DESTINATION })
  receiveDestinations(result) {
    if (hasResult(result)) this.destinationOptions.settle(result, optionsOf);
  }

  @wire(getPicklistValues, { recordTypeId: "$recordTypeId", fieldApiName: CUSTOMER_SOURCE })
  receiveCustomerSources(result) {
    if (hasResult(result)) this.sourceOptions.settle(result, optionsOf);
  }

  get ports() {
    const ports = super.ports;
    return { ...ports, quotation: this.travelDesign.formPorts(this.formHost(ports.navigate)) };
  }

  /** What the script creates the form's ports from. */
  formHost(navigate) {
    return {
      startSubmission: (key) => startSubmission({ key }),
      // Apex calls cannot be aborted; the form has a timeout of its own.
      submitRequest: (contactRequest, submission) => createContactRequest({ contactRequest, submission }),
      isRejection,
      readOptions: () => this.readOptions(),
      readQuery: () => location.search,
      readAnalyticsId,
      readCookies: () => document.cookie,
      page: document,
      navigate,
      pageTitle: (title) => {
        document.title = title;
      },
      tabStorage: () => sessionStorage,
      log,
    };
  }

  /** Reads both lists through the UI API, or through Apex if a guest has no access to the UI API. */
  async readOptions() {
    try {
      const [destinations, customerSources] = await Promise.all([
        this.destinationOptions.promise,
        this.sourceOptions.promise,
      ]);
      return { destinations, customerSources };
    } catch (error) {
      log("The picklists could not be read through the UI API, so they are read through Apex.", error);
      return getFormOptions();
    }
  }
}
