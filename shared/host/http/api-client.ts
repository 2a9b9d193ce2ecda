import { type ApiClient, ApiError, type ApiRequest } from '@site/contracts/api';
import type { Failure } from '@site/contracts/envelope';
import axios, { type AxiosRequestConfig, isAxiosError, isCancel } from 'axios';
import { callTimeouts } from './call-timeouts.ts';

const noAnswer = 'The service did not answer.';

interface ApiClientOptions {
  /** Origin to call for a path; '' is the page's own origin. */
  originOf: (path: string) => string;
  /** Whether the site's own services answer there. Only they get a request's `ownOnly`. */
  isOwnOrigin?: (origin: string) => boolean;
  /** How long a call may take, in milliseconds; `callTimeouts` by default. */
  timeouts?: { get: number; post: number };
  headers?: Record<string, string>;
  /** An answer to a GET that is under way already, which this call takes in place of its own. */
  takeAnswer?: (path: string) => Promise<Response> | undefined;
  /** Called with each successful response to a GET. */
  onRead?: (path: string, response: { etag?: string; body: unknown }) => void;
}

/**
 * Calls the site's services over axios, in the browser and on the server.
 * In the browser, axios copies the cookie XSRF-TOKEN, `__Host-XSRF-TOKEN` over TLS, into the header X-XSRF-TOKEN of every
 * POST, for other origins too; cookies are not sent to those.
 * @example
 * const api = createApiClient({ originOf: () => '' });
 * const posts = await api.get('/api/v1/blogsList', { parse: (body) => v.parse(list, body) });
 */
export function createApiClient({
  originOf,
  isOwnOrigin = () => true,
  timeouts = callTimeouts,
  headers = {},
  takeAnswer,
  onRead,
}: ApiClientOptions): ApiClient {
  const http = axios.create({ headers: { ...headers, accept: 'application/json' } });

  async function call<T>(config: AxiosRequestConfig & { url: string }, request: ApiRequest<T>): Promise<T> {
    const origin = originOf(config.url);
    const extras = isOwnOrigin(origin) ? request.ownOnly : undefined;
    const sent = {
      ...config,
      ...(extras?.fields && { data: { ...config.data, ...extras.fields } }),
      baseURL: origin,
      xsrfCookieName: tokenCookie(),
      withXSRFToken: config.method === 'post',
      headers: { ...request.headers, ...extras?.headers },
      ...(request.signal && { signal: request.signal }),
    };
    const response = await http.request<unknown>(sent).catch((error: unknown) => {
      throw apiErrorOf(error);
    });
    const result = parsed(response.data, response.status, request.parse);
    const { etag } = response.headers;
    if (config.method === 'get') onRead?.(config.url, { ...(etag && { etag }), body: response.data });
    return result;
  }

  async function take<T>(answer: Promise<Response>, path: string, request: ApiRequest<T>): Promise<T> {
    const { status, ok, etag, body } = await readAnswer(answer);
    if (!ok) throw refusalOf(status, body);
    const result = parsed(body, status, request.parse);
    onRead?.(path, { ...(etag && { etag }), body });
    return result;
  }

  return {
    get(path, request) {
      const answer = takeAnswer?.(path);
      return answer ? take(answer, path, request) : call({ method: 'get', url: path, timeout: timeouts.get }, request);
    },
    post: (path, body, request) => call({ method: 'post', url: path, data: body, timeout: timeouts.post }, request),
  };
}

/** Reads an answer that `fetch` has asked for, as axios reads its own: a body that is no JSON stays a text. */
async function readAnswer(answer: Promise<Response>) {
  try {
    const response = await answer;
    const text = await response.text();
    return { status: response.status, ok: response.ok, etag: response.headers.get('etag'), body: jsonIn(text) ?? text };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ApiError(isTimeout ? 'timeout' : 'unreachable', noAnswer);
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only this host can set a cookie with the prefix `__Host-`, so it takes precedence over one that a neighbouring host may have set. */
function tokenCookie(): string {
  const prefixed = '__Host-XSRF-TOKEN';
  return typeof document === 'object' && document.cookie.includes(`${prefixed}=`) ? prefixed : 'XSRF-TOKEN';
}

function parsed<T>(body: unknown, status: number, parse: (body: unknown) => T): T {
  try {
    return parse(body);
  } catch (error) {
    // A refusal may have the status 200.
    if (errorIn(body).message) throw refusalOf(status, body);
    throw new ApiError(
      'malformed',
      `The service answered in an unknown shape: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function apiErrorOf(error: unknown): unknown {
  if (isCancel(error) || !isAxiosError<unknown>(error)) return error;
  if (!error.response) return new ApiError(error.code === 'ECONNABORTED' ? 'timeout' : 'unreachable', noAnswer);
  return refusalOf(error.response.status, error.response.data);
}

function refusalOf(status: number, body: unknown): ApiError {
  const { message, code, fields } = errorIn(body);
  return new ApiError(message ? 'refused' : 'malformed', message ?? `The service answered with status ${status}.`, {
    status,
    ...(code && { code }),
    ...(fields && { fields }),
  });
}

/** The error in a body. The specification promises only `error.message` (S45), so everything else is optional. */
function errorIn(body: unknown): Partial<Failure['error']> {
  const { error } = recordOf(body);
  const { message, code, fields } = recordOf(error);
  return {
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(typeof code === 'string' && { code }),
    fields: Object.fromEntries(
      Object.entries(recordOf(fields)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
