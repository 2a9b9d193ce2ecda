import fc from 'fast-check';
import { answerFault } from './answer-fault.ts';
import { type ApiRequest, sendRequest } from './send-request.ts';

/** The same requests in every run, so that a failure is met again; fast-check prints it with the request. */
const seed = 141;

/** How many requests a test generates: few with the others, all with `npm test requests`. */
export const requestCount = Number(process.env.REQUESTS ?? '200');

/** Where they go: to the service itself and, where `SITE` names a site, through its edge. */
export function originsOf(service: string): string[] {
  return process.env.SITE ? [service, process.env.SITE] : [service];
}

/** Sends generated requests one after the other. Throws with the first that is not answered in the envelope, or is not answered. */
export async function sendGenerated(origins: string[], requests: fc.Arbitrary<ApiRequest>): Promise<void> {
  const statuses = new Map<number, number>();
  let slowest = { milliseconds: 0, what: 'none' };
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      for (const origin of origins) {
        const { status, milliseconds } = await sendChecked(origin, request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (milliseconds > slowest.milliseconds)
          slowest = { milliseconds, what: `${request.method} ${request.target}` };
      }
    }),
    { numRuns: requestCount, seed },
  );
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${count} x ${status}`);
  const report = `${counts.join(', ')}; slowest ${Math.round(slowest.milliseconds)} ms: ${slowest.what.slice(0, 100)}`;
  if (process.env.REQUESTS) process.stdout.write(`${report}\n`);
}

/** Sends one request. Throws if its answer is not as promised. */
export async function sendChecked(origin: string, request: ApiRequest) {
  const answer = await sendRequest(origin, request);
  const fault = answerFault(request, answer);
  if (fault) throw new Error(`${fault} from ${origin}: ${JSON.stringify(request).slice(0, 500)}`);
  return answer;
}
