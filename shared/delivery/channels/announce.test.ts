import { json } from 'node:stream/consumers';
import { serveHere } from '@site/service/testing/http';
import { announce } from './announce.ts';

it('posts the text as JSON that Slack takes', async () => {
  const { url, bodies } = await openChat(200);
  await announce('production has release 6b1f now', { RELEASE_WEBHOOK: url });
  expect(bodies).toEqual([{ text: 'production has release 6b1f now' }]);
});

it.each([
  ['refuses', 404, 'answered 404'],
  ['is not there', undefined, 'did not answer'],
])('says on stderr that a chat %s, without its address', async (_what, status, words) => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  await announce('lost', { RELEASE_WEBHOOK: status ? (await openChat(status)).url : 'http://127.0.0.1:1/secret' });
  expect(logged.mock.calls).toEqual([[`RELEASE_WEBHOOK ${words}, so the chat does not know.`]]);
});

it('does nothing without the setting', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  await announce('nobody listens', {});
  expect(logged).not.toHaveBeenCalled();
});

async function openChat(status: number) {
  const bodies: unknown[] = [];
  const origin = await serveHere(async (request, response) => {
    bodies.push(await json(request));
    response.writeHead(status).end();
  });
  return { url: `${origin}/secret`, bodies };
}
