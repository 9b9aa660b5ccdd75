/** One choice of a picklist. */
export interface Option {
  label: string;
  value: string;
}

/** The two picklists of the contact request's record type. A list that could not be read is absent. */
export interface FormOptions {
  destinations?: readonly Option[];
  customerSources?: readonly Option[];
}
