import { type ApiClient, ApiError } from '@site/contracts/api';

export const notFound = new ApiError('refused', 'Post not found.', { status: 404, code: 'post_not_found' });

/** A page of a list as our service answers it. */
export function listResponse(posts: unknown[], total: number) {
  return { status: 'success', data: posts, total, page: 1, limit: 10 };
}

/** The arguments of a loader at an address. */
export function visit(address: string, api: ApiClient, params: Record<string, string> = {}) {
  return { api, params, request: new Request(`http://localhost${address}`) };
}

/** A service that answers these paths; calls to all others fail. */
export function fakeApi(responses: Record<string, unknown>) {
  const signals: (AbortSignal | undefined)[] = [];
  const api: ApiClient = {
    get: async (path, { parse, signal }) => {
      signals.push(signal);
      const response = responses[path] ?? new ApiError('unreachable', 'No answer.');
      if (response instanceof Error) throw response;
      return parse(response);
    },
    post: () => Promise.reject(new Error('The blog posts nothing.')),
  };
  return { api, signals };
}
