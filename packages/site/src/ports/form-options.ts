// Reads the form's picklists from the org. This module is loaded at the first interaction.
import { createPlatform, executeApex, getObjectInfo, getPicklistValues } from "@travel-design/platform";
import type { FormOptions, Option, QuotationPorts } from "@travel-design/quotation";
import { controller, guestTransport } from "./apex.ts";
import { formOptionsOf } from "./form-options-of.ts";

/** Creates the data layer with only the endpoints that the picklists need. */
function createFormPlatform(view: Window, clock: QuotationPorts["clock"]) {
  return createPlatform({
    transport: guestTransport(view),
    clock,
    user: { userId: null, isGuest: true },
    endpoints: { executeApex, getObjectInfo, getPicklistValues },
  });
}

type FormPlatform = ReturnType<typeof createFormPlatform>;

const object = "Contact_Request__c";
const fieldOf = { destinations: "Destinations_1__c", customerSources: "BekendVia__c" } as const;

const optionOf = ({ label, value }: Option): Option => ({ label, value });

/** Reads both picklists through the UI API, for guests who may read the object. */
async function readPicklists({ getObjectInfo: info, getPicklistValues: picklist }: FormPlatform): Promise<FormOptions> {
  const { defaultRecordTypeId } = await info.read({ objectApiName: object });
  const read = async (field: string): Promise<Option[]> => {
    const config = { fieldApiName: `${object}.${field}`, recordTypeId: defaultRecordTypeId ?? "" } as const;
    return (await picklist.read(config)).values.map(optionOf);
  };
  const [destinations, customerSources] = await Promise.all([
    read(fieldOf.destinations),
    read(fieldOf.customerSources),
  ]);
  return { destinations, customerSources };
}

/** Reads both picklists through Apex, which every guest may call. */
const readFromApex = async (platform: FormPlatform): Promise<FormOptions> =>
  formOptionsOf(await platform.executeApex({ classname: controller, method: "getFormOptions", cacheable: true }));

/**
 * Creates the function that reads both lists of the form: through Apex, or through the UI API if Apex fails. Guests may read
 * the object only where an administrator chose so.
 *
 * @param view the window
 * @param ports of the form that shows the lists; its log gets a line when Apex fails
 */
export function optionsReader(
  view: Window,
  { clock, log }: Pick<QuotationPorts, "clock" | "log">,
): QuotationPorts["readOptions"] {
  const platform = createFormPlatform(view, clock);
  return async () => {
    try {
      return await readFromApex(platform);
    } catch (error) {
      log("The picklists could not be read through Apex, so they are read through the UI API.", error);
      return readPicklists(platform);
    }
  };
}
