export { fields, type FieldName } from "./model/fields.ts";
export { type Field, type Step } from "./model/field.ts";
export { fieldNames } from "./model/values.ts";
export { inMemoryPorts, type InMemoryPorts } from "./in-memory-ports.ts";
export { splitOptions } from "./model/split-options.ts";
export type { Campaign, ContactRequest } from "./model/contact-request.ts";
export type { FormOptions, Option } from "./model/options.ts";
export {
  RequestRejectedError,
  type Clock,
  type DraftStorage,
  type HistoryPort,
  type QuotationPorts,
  type StartToken,
  type Submission,
  type TrackingEvents,
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
