import type { ApiAnswer, ApiRequest } from './send-request.ts';

/** What is wrong with an answer of the API: a fault of ours, or another shape than the envelope. */
export function answerFault({ method, target }: ApiRequest, { status, type, body }: ApiAnswer): string | undefined {
  if (status >= 500 || status < 200) return `status ${status}`;
  // A page, a feed or a picture is no envelope; only what is under /api promises one.
  if (!target.startsWith('/api/') || method === 'HEAD' || (status >= 300 && status < 400)) return undefined;
  if (!type.startsWith('application/json')) return `${status} as ${type || 'nothing'}`;
  return isEnvelope(body, status < 400) ? undefined : `${status} without the envelope`;
}

function isEnvelope(body: string, isSuccess: boolean): boolean {
  const answer: unknown = JSON.parse(body);
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return false;
  return isSuccess ? answer.status === 'success' : answer.status === 'error' && 'error' in answer;
}
