import type { ApiClient } from '@site/contracts/api';

const client = () =>
  import(/* webpackChunkName: "http" */ '@site/host/api-client').then(({ createApiClient }) =>
    createApiClient({
      originOf: () => document.documentElement.dataset.apiHost ?? '',
      isOwnOrigin: (origin) => new URL(origin, location.href).origin === location.origin,
    }),
  );

let loading: ReturnType<typeof client> | undefined;

/** Loads axios, which no page needs before its first call. */
export function loadApi(): ReturnType<typeof client> {
  loading ??= client().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Calls services at the page's own origin, or at the host that the page names. */
export const lazyApi: ApiClient = {
  get: async (path, request) => (await loadApi()).get(path, request),
  post: async (path, body, request) => (await loadApi()).post(path, body, request),
};
