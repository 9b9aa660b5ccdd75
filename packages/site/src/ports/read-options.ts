import {
  createPlatform,
  executeApex,
  getObjectInfo,
  getPicklistValues,
  type PlatformOptions,
} from "@travel-design/platform";
import type { FormOptions, Option } from "@travel-design/quotation";
import { asRecord, asText } from "../content/content-tree.ts";

const endpoints = { executeApex, getObjectInfo, getPicklistValues };

/** The part of Salesforce's data that the form reads and writes. */
export type FormPlatform = ReturnType<typeof createFormPlatform>;

/** Makes the data layer with the endpoints that the form needs, and no others. */
export function createFormPlatform(options: Omit<PlatformOptions<object>, "endpoints">) {
  return createPlatform({ ...options, endpoints });
}

/** The Apex class behind the form. */
export const controller = "ContactRequestController";

const object = "Contact_Request__c";
const fieldOf = { destinations: "Destinations_1__c", customerSources: "BekendVia__c" } as const;

const optionOf = ({ label, value }: Option): Option => ({ label, value });

/** The way of a signed-in user, or of a guest whom the site allows it: object info, then both picklists. */
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

const readOption = (value: unknown): Option[] => {
  const option = asRecord(value);
  return option ? [{ label: asText(option.label), value: asText(option.value) }] : [];
};

/** The way of a guest without a right to the object: one cacheable method of the controller. */
async function readFromApex(platform: FormPlatform): Promise<FormOptions> {
  const answer = asRecord(
    await platform.executeApex({ classname: controller, method: "getFormOptions", cacheable: true }),
  );
  const list = (name: keyof typeof fieldOf): Option[] => {
    const options = answer?.[name];
    return Array.isArray(options) ? options.flatMap(readOption) : [];
  };
  return { destinations: list("destinations"), customerSources: list("customerSources") };
}

/**
 * Reads both lists of the form: through the UI API, and where that is refused through Apex.
 *
 * @param log told why the UI API did not answer
 * @throws what Apex answered when that fails too
 */
export async function readOptions(
  platform: FormPlatform,
  log: (message: string, error: unknown) => void,
): Promise<FormOptions> {
  try {
    return await readPicklists(platform);
  } catch (error) {
    log("The picklists could not be read through the UI API; Apex is asked for them.", error);
    return readFromApex(platform);
  }
}
