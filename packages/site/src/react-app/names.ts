/** Names of the LWR site's components, in the source and in the org. */
export const siteNames = {
  /** Name of the Network, as Setup shows it. */
  label: "Travel Design",
  /** Name of the CustomSite, which owns the guest user and the login pages. */
  site: "Travel_Design",
  /** Name of the bundle with the pages. */
  bundle: "Travel_Design1",
  /** Permission sets of its guest user. */
  guests: ["Website_Guest"],
  /** Lets guests read the description of requests through Salesforce's API, which the form does not need. */
  guestOptions: "Website_Guest_Options",
  queue: "Offerteaanvragen",
  /** Class of the scheduled job. */
  schedule: "WebsiteSchedule",
  /** Name of the scheduled job. */
  job: "Website tasks",
  requestObject: "Contact_Request__c",
  /** Record type of what visitors submit. */
  recordType: "Quotation_Request",
  /** Picklists whose values the form offers. */
  optionFields: ["Destinations_1__c", "BekendVia__c"],
  employees: "Travel_Designer",
} as const;

/** Names of the components that only the React app has, in the generated project and in the org. */
export const appNames = {
  /** Name of the Network, as Setup shows it. */
  label: "Travel Design App",
  /** Name of the CustomSite, which owns the guest user. */
  site: "Travel_Design_App",
  /** Name of the DigitalExperienceBundle that contains the app. */
  bundle: "Travel_Design_App1",
  /** Name of the UIBundle: letters and digits only. */
  app: "travelDesign",
  /** Permission sets of its guest user. */
  guests: ["Website_Guest_App"],
} as const;

/** Version of the API that has the metadata type UIBundle. The Apex classes keep their own version. */
export const appApiVersion = "67.0";

/** Path of the app on the domain, unless another one is chosen. Our LWR site is at the root by default. */
export const defaultAppPrefix = "app";

/** Folder of the generated project in the repository. Git ignores it. */
export const appProject = "build/react-app";

/** Folder of the metadata in a project. */
export const metadataFolder = "force-app/main/default";
