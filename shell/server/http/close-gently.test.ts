import { Agent, createServer, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenHere } from '@site/service/testing/listen-here';
import { closeGently } from './close-gently.ts';

it('answers on an open connection, then closes it', async () => {
  const server = createServer((_request, response) => response.end('answered'));
  const origin = await listenHere(server);
  const agent = new Agent({ keepAlive: true });
  expect(await ask(origin, agent)).toEqual({ body: 'answered', connection: 'keep-alive' });
  const closed = closeGently(server, { idleMs: 60_000, answerMs: 60_000 });
  expect(await ask(origin, agent)).toEqual({ body: 'answered', connection: 'close' });
  await closed;
  await expect(ask(origin, agent)).rejects.toThrow('ECONNREFUSED');
});

it('waits for an answer under way', async () => {
  let finish = () => {};
  const asked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer((_request, response) => {
    finish();
    setImmediate(() => response.end('late'));
  });
  const answer = ask(await listenHere(server), new Agent());
  await asked;
  await closeGently(server, { idleMs: 0, answerMs: 60_000 });
  expect(await answer).toMatchObject({ body: 'late' });
});

it('closes connections on which nothing is asked', async () => {
  const server = createServer((_request, response) => response.end('answered'));
  await ask(await listenHere(server), new Agent({ keepAlive: true }));
  await expect(closeGently(server, { idleMs: 0, answerMs: 60_000 })).resolves.toBeUndefined();
});

function ask(origin: string, agent: Agent): Promise<{ body: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(origin, { agent }, async (answer) =>
      resolve({ body: await text(answer), connection: answer.headers.connection }),
    ).on('error', reject);
  });
}
