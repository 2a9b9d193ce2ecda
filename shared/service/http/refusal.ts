interface RefusalDetail {
  fields?: Record<string, string> | undefined;
  headers?: Record<string, string>;
  /** Every 5xx is one, unless this says otherwise: of a site that is too busy a crowd would fill the log. */
  isFault?: boolean;
}

/** Thrown by hooks and handlers to answer with an error status, code and message of their choice. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly statusCode: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Whether the log should tell of it. */
  readonly isFault: boolean;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    { fields, headers = {}, isFault = statusCode >= 500 }: RefusalDetail = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.isFault = isFault;
  }
}
