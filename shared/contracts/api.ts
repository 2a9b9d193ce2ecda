/** Why a call failed. `refused`: the service answered with an error and a message of its own. */
export type ApiFailure = 'refused' | 'timeout' | 'unreachable' | 'malformed';

/** Thrown by every call of an `ApiClient` that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  /** HTTP status; 0 if no answer came. */
  readonly status: number;
  readonly code: string;
  /** Messages by field name, empty unless the service names fields. */
  readonly fields: Record<string, string>;

  constructor(
    failure: ApiFailure,
    message: string,
    detail: { status?: number; code?: string; fields?: Record<string, string> } = {},
  ) {
    super(message);
    this.failure = failure;
    this.status = detail.status ?? 0;
    this.code = detail.code ?? failure;
    this.fields = detail.fields ?? {};
  }
}

/**
 * Each part bundles its own `ApiError` class, so `instanceof` would not recognise one that the shell threw.
 * @example
 * if (isApiError(error) && error.failure === 'refused') show(error.fields);
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

export interface ApiRequest<T> {
  /** Checks and types the body; what it throws becomes an `ApiError` with the failure `malformed`. */
  parse: (body: unknown) => T;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /**
   * Sent to the site's own services beside the specified body. An API of another origin is sent none of it: it may
   * refuse fields that it does not know, and its CORS rules headers that it does not know (S45).
   */
  ownOnly?: OwnExtras;
}

export interface OwnExtras {
  fields?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** Calls to the site's own services. Paths are relative: `/api/v1/blogsList`. Throws `ApiError`. */
export interface ApiClient {
  get<T>(path: string, request: ApiRequest<T>): Promise<T>;
  post<T>(path: string, body: unknown, request: ApiRequest<T>): Promise<T>;
}
