import { windowEventNames } from "@travel-design/ui/models";

const { requiredFieldMissing, invalidInput, resetErrors, loadingChange, stepChange, destinationChange } =
  windowEventNames;

const property = (detail: unknown, name: string): unknown =>
  typeof detail === "object" ? Object.entries(detail ?? {}).find(([key]) => key === name)?.[1] : undefined;

/** What a block knows of the form that only listens to its window events. */
export class WindowListener {
  step: unknown = 1;
  destination: unknown = "";
  isLoading: unknown = false;
  readonly invalidFields = new Set<unknown>();

  /** Handles a window event. */
  handle(name: string, detail: unknown): void {
    if (name === stepChange) this.step = property(detail, "step");
    else if (name === destinationChange) this.destination = property(detail, "destination");
    else if (name === loadingChange) this.isLoading = property(detail, "loading");
    else if (name === resetErrors) this.invalidFields.clear();
    else if (name === requiredFieldMissing || name === invalidInput) {
      const fieldId = property(detail, "fieldId");
      if (property(detail, "error")) this.invalidFields.add(fieldId);
      else this.invalidFields.delete(fieldId);
    }
  }
}
