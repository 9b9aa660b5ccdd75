import { OrgError, type ErrorItem } from "../../errors.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";

/** The sentence above the errors of a record, whatever they are. */
const generalMessage = "An error occurred while trying to update the record. Please try again.";

/**
 * A record that cannot be created or updated. The platform calls the body "Error with Output": its message is general, and what
 * is wrong is in `output`, by field.
 */
class RecordError extends OrgError {
  readonly #object: ObjectMetadata;

  constructor({ status, errorCode, message, fields }: OrgError, object: ObjectMetadata) {
    super(status, errorCode, message, fields);
    this.#object = object;
  }

  #itemOf(field: string | null) {
    return {
      constituentField: null,
      duplicateRecordError: null,
      errorCode: this.errorCode,
      field,
      fieldLabel: field === null ? null : (this.#object.fields.get(field)?.label ?? null),
      message: this.message,
    };
  }

  override toBody(): ErrorItem[] {
    const fieldErrors = Object.fromEntries(this.fields.map((field) => [field, [this.#itemOf(field)]]));
    const output = { errors: this.fields.length === 0 ? [this.#itemOf(null)] : [], fieldErrors };
    return [{ errorCode: this.errorCode, message: generalMessage, enhancedErrorType: "RecordError", output }];
  }
}

/** The error of a write of a record of this object, as the platform shows it. Other errors stay as they are. */
export const recordErrorOf = (object: ObjectMetadata, error: unknown): unknown =>
  error instanceof OrgError && error.status === 400 ? new RecordError(error, object) : error;

/** Runs a write of a record. @throws RecordError */
export function withRecordErrors<Result>(object: ObjectMetadata, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw recordErrorOf(object, error);
  }
}
