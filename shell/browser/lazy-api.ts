import type { ApiClient } from '@site/contracts/api';
import { callTimeouts } from '@site/host/call-timeouts';

/** An answer that nobody has taken for this long is asked for again. */
const maxAnswerAgeMs = 10_000;

const answers = new Map<string, Promise<Response>>();

/** Asks the API before its client is there. The next call of the path takes this answer. */
export function askEarly(path: string): void {
  if (answers.has(path)) return;
  const signal = AbortSignal.timeout(callTimeouts.get);
  const answer = fetch(apiOrigin() + path, { headers: { accept: 'application/json' }, priority: 'high', signal });
  answers.set(path, answer);
  const forget = () => answers.get(path) === answer && answers.delete(path);
  answer.catch(forget);
  setTimeout(forget, maxAnswerAgeMs);
}

function takeAnswer(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

const client = () =>
  import(/* webpackChunkName: "http" */ '@site/host/api-client').then(({ createApiClient }) =>
    createApiClient({
      originOf: apiOrigin,
      isOwnOrigin: (origin) => new URL(origin, location.href).origin === location.origin,
      takeAnswer,
    }),
  );

function apiOrigin(): string {
  return document.documentElement.dataset.apiHost ?? '';
}

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
