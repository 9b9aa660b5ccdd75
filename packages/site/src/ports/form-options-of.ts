import type { FormOptions, Option } from "@travel-design/quotation";
import { asRecord, asText } from "../content/content-tree.ts";

const readOption = (value: unknown): Option[] => {
  const option = asRecord(value);
  return option ? [{ label: asText(option.label), value: asText(option.value) }] : [];
};

/** The form's lists in the response of an Apex class. A missing list is empty. */
export function formOptionsOf(response: unknown): FormOptions {
  const options = asRecord(response);
  const list = (name: keyof FormOptions): Option[] => {
    const values = options?.[name];
    return Array.isArray(values) ? values.flatMap(readOption) : [];
  };
  return { destinations: list("destinations"), customerSources: list("customerSources") };
}
