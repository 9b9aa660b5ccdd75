import createContactRequest from "@salesforce/apex/ContactRequestController.createContactRequest";
import getFormOptions from "@salesforce/apex/ContactRequestController.getFormOptions";
import startSubmission from "@salesforce/apex/ContactRequestController.startSubmission";
import CUSTOMER_SOURCE from "@salesforce/schema/Contact_Request__c.BekendVia__c";
import DESTINATION from "@salesforce/schema/Contact_Request__c.Destinations_1__c";
import CONTACT_REQUEST from "@salesforce/schema/Contact_Request__c";
import TdReactBlock, { log } from "c/tdReactBlock";
import { getObjectInfo, getPicklistValues } from "lightning/uiObjectInfoApi";
import { wire } from "lwc";
import { readAnalyticsId } from "./analytics";
import { hasAnswered, Later } from "./later";

const optionsOf = ({ values }) => values.map(({ label, value }) => ({ label, value }));

/** Gives the request form what it needs of Salesforce: its options, a start token, a place to send the answers. */
export default class TdQuotationData extends TdReactBlock {
  destinationAnswer = new Later();
  sourceAnswer = new Later();
  recordTypeId;

  @wire(getObjectInfo, { objectApiName: CONTACT_REQUEST })
  receiveObjectInfo({ data, error }) {
    if (data) this.recordTypeId = data.defaultRecordTypeId;
    if (error) this.destinationAnswer.reject(error);
  }

  @wire(getPicklistValues, { recordTypeId: "$recordTypeId", fieldApiName: DESTINATION })
  receiveDestinations(answer) {
    if (hasAnswered(answer)) this.destinationAnswer.receive(answer, optionsOf);
  }

  @wire(getPicklistValues, { recordTypeId: "$recordTypeId", fieldApiName: CUSTOMER_SOURCE })
  receiveCustomerSources(answer) {
    if (hasAnswered(answer)) this.sourceAnswer.receive(answer, optionsOf);
  }

  get ports() {
    const { navigate } = super.ports;
    return { ...super.ports, quotation: this.travelDesign.formPorts(this.formHost(navigate)) };
  }

  /** What the script makes the form's ports of. */
  formHost(navigate) {
    return {
      startSubmission,
      // The platform has no way to take a call back; the form stops waiting for it by itself.
      submitRequest: (contactRequest, submission) => createContactRequest({ contactRequest, submission }),
      readOptions: () => this.readOptions(),
      readQuery: () => location.search,
      readAnalyticsId,
      readCookies: () => document.cookie,
      navigate,
      pageTitle: (title) => {
        document.title = title;
      },
      tabStorage: () => sessionStorage,
      log,
    };
  }

  /** Both lists through the UI API, and where a guest may not use that, through Apex. */
  async readOptions() {
    try {
      const [destinations, customerSources] = await Promise.all([
        this.destinationAnswer.promise,
        this.sourceAnswer.promise,
      ]);
      return { destinations, customerSources };
    } catch (error) {
      log("The picklists could not be read through the UI API; Apex is asked for them.", error);
      return getFormOptions();
    }
  }
}
