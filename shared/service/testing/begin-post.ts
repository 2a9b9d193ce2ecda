import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** For tests: a POST whose body waits. Resolves once the server has taken the head; returns how to finish, with status and body. */
export function beginPost(url: string, headers: Record<string, string>, body: unknown) {
  const bytes = JSON.stringify(body);
  const outgoing = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(bytes),
      ...headers,
      // Whoever takes the head says so.
      expect: '100-continue',
    },
  });
  const answer = new Promise<[status: number, body: string]>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', async (incoming) => resolve([incoming.statusCode ?? 0, await text(incoming)]));
  });
  return new Promise<() => typeof answer>((resolve, reject) => {
    answer.catch(reject);
    outgoing.once('continue', () =>
      resolve(() => {
        outgoing.end(bytes);
        return answer;
      }),
    );
    outgoing.flushHeaders();
  });
}
