/** One entry of the error body of every Salesforce API: `[{ errorCode, message }]`. */
export interface ErrorItem {
  errorCode: string;
  message: string;
  /** API names of the invalid fields, where the platform names them. */
  fields?: string[];
  /** Of a record that cannot be saved: what `output` contains. */
  enhancedErrorType?: "RecordError";
  output?: unknown;
}

/** An error with the status and body of Salesforce's own response. Its message is safe to show to anyone. */
export class OrgError extends Error {
  override readonly name = "OrgError";
  readonly status: number;
  readonly errorCode: string;
  readonly fields: readonly string[];

  /**
   * @param status HTTP status, for example 404
   * @param errorCode Salesforce's code, for example `NOT_FOUND`
   */
  constructor(status: number, errorCode: string, message: string, fields: readonly string[] = []) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.fields = fields;
  }

  /** The response body. */
  toBody(): ErrorItem[] {
    const { errorCode, message, fields } = this;
    return [{ errorCode, message, ...(fields.length > 0 && { fields: [...fields] }) }];
  }
}
