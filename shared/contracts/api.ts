/**
 * Why a call failed: the service answered with an error and a message of its own (`refused`), did not answer in time (`timeout`) or at all
 * (`unreachable`), or answered with something else than it should (`malformed`).
 */
export type ApiFailure = 'refused' | 'timeout' | 'unreachable' | 'malformed';

/** Thrown by every call of an `ApiClient` that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  /** HTTP status; 0 if no response came. */
  readonly status: number;
  /** The service's code for the error, such as `post_not_found`; the failure if it gives none. */
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
 * Whether a call of an `ApiClient` threw this. Each part bundles its own `ApiError` class, so `instanceof` would not recognise one that the
 * shell threw.
 * @example
 * if (isApiError(error) && error.failure === 'refused') show(error.fields);
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

export interface ApiRequest<T> {
  /** Checks and types the body; what it throws becomes an `ApiError` with the failure `malformed`. */
  parse: (body: unknown) => T;
  /** Aborts the call, which then rejects with an error that is no `ApiError`. */
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /**
   * Sent to the site's own services beside the specified body. An API of another origin is sent none of it: it may
   * refuse fields that it does not know, and its CORS rules headers that it does not know (S45).
   */
  ownOnly?: OwnExtras;
}

export interface OwnExtras {
  /** Added to the body. */
  fields?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/**
 * Calls to the site's own services. Each path starts with a slash and has no origin. A call that does not succeed throws an `ApiError`.
 * @example
 * const posts = await api.get('/api/v1/blogsList', { parse: (body) => v.parse(postList, body), signal });
 */
export interface ApiClient {
  get<T>(path: string, request: ApiRequest<T>): Promise<T>;
  post<T>(path: string, body: unknown, request: ApiRequest<T>): Promise<T>;
}
