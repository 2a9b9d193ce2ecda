import { connect } from 'node:net';
import { buildGreetings } from './testing/greetings-service.ts';

it('answers malformed HTTP with envelope, then closes', async () => {
  const app = await buildGreetings();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const answer = await sendRaw(port, 'NONSENSE\r\n\r\n');
  await app.close();
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    status: 'error',
    error: { code: 'bad_request' },
  });
});

it('closes a connection whose head never ends', async () => {
  const app = await buildGreetings();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const answer = await sendRaw(port, 'GET /greetings HTTP/1.1\r\nHost: x\r\n');
  await app.close();
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  // Five seconds for the head, and up to one more until Node checks.
}, 15_000);

it('finishes requests under way before stopping', async () => {
  const close = jest.fn(async () => {});
  const app = await buildGreetings({ close });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${address}/slow`);
  await app.slowStarted;
  const stopped = app.close();
  expect((await answer).status).toBe(200);
  await stopped;
  expect(close).toHaveBeenCalledTimes(1);
});

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
