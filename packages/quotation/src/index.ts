export { fieldNames, fields, stepCount, type FieldDefinition, type FieldName, type Step } from "./model/fields.ts";
export { limits } from "./model/limits.ts";
export {
  emailDotsPattern,
  emailPattern,
  phonePatterns,
  postalCodePattern,
  wholeNumberPattern,
} from "./model/patterns.ts";
export { inMemoryPorts, type InMemoryPorts } from "./in-memory-ports.ts";
export { splitOptions } from "./model/split-options.ts";
export type {
  Campaign,
  Clock,
  ContactRequest,
  DraftStorage,
  FormOptions,
  HistoryPort,
  Option,
  QuotationPorts,
  StartToken,
  Submission,
} from "./ports.ts";
export {
  afterSubmitChoices,
  defaultSettings,
  type AfterSubmit,
  type QuotationSettings,
  type StepTexts,
} from "./settings.ts";
export {
  QuotationContainer,
  type QuotationContainerProps,
  type QuotationContainerSettings,
} from "./view/QuotationContainer.tsx";
export { QuotationForm, type QuotationFormProps } from "./view/QuotationForm.tsx";
