/** Thrown by hooks and handlers to answer with an error status, code and message of their choice. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly statusCode: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    detail: { fields?: Record<string, string> | undefined; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.fields = detail.fields;
    this.headers = detail.headers ?? {};
  }
}
