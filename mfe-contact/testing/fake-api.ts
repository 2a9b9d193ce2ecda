import { type ApiClient, ApiError } from '@site/contracts/api';
import { createDeferred } from '@site/testing/deferred';

interface Sent {
  path: string;
  body: unknown;
  /** The idempotency key. */
  key: string | undefined;
  /** Path of the page with the form. */
  source?: string;
  campaign?: string;
}

interface Arrangement {
  /** The service's responses to what is sent, in turn; the last one repeats. */
  responses?: (() => Promise<unknown>)[];
  token?: () => Promise<unknown>;
}

/** For tests: our own service with arranged responses, and a record of what it received and which tokens it issued. */
export function fakeApi({ responses = [accepted()], token = async () => undefined }: Arrangement = {}) {
  const sent: Sent[] = [];
  const tokens: string[] = [];
  const api: ApiClient = {
    get: async (path, { parse }) => {
      tokens.push(path);
      return parse(await token());
    },
    post: async (path, body, { parse, headers, ownOnly }) => {
      const {
        'Idempotency-Key': key,
        'Enquiry-Source': source,
        'Enquiry-Campaign': campaign,
      } = { ...headers, ...ownOnly?.headers };
      sent.push({
        path,
        body: { ...Object(body), ...ownOnly?.fields },
        key,
        ...(source && { source }),
        ...(campaign && { campaign }),
      });
      return read(await (responses[sent.length - 1] ?? responses.at(-1) ?? accepted())(), parse);
    },
  };
  return { api, sent, tokens };
}

/** Like the real client: a response of unknown shape is a failed call. */
function read<T>(response: unknown, parse: (body: unknown) => T): T {
  try {
    return parse(response);
  } catch {
    throw new ApiError('malformed', 'The service answered in an unknown shape.');
  }
}

export const accepted =
  (reference = 'SEV-7K3M-92QX') =>
  async () => ({ status: 'success', data: { reference } });

export const refused =
  (message: string, detail: { status?: number; code?: string; fields?: Record<string, string> } = {}) =>
  async () => {
    throw new ApiError('refused', message, { status: 500, ...detail });
  };

/** A response that comes once the test calls `respond`. */
export function delayed(body: unknown) {
  const { promise: responding, resolve: respond } = createDeferred();
  return { response: () => responding.then(() => body), respond };
}
