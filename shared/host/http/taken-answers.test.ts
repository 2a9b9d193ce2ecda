/** @jest-environment node */
import { createApiClient } from './api-client.ts';

const path = '/api/v1/blogsBySlug/rain';

it('takes an answer that is under way in place of a call of its own', async () => {
  expect(await read(Response.json({ status: 'success', data: 'Rain' }))).toEqual({ status: 'success', data: 'Rain' });
});

it('reads a refusal in such an answer', async () => {
  const body = { status: 'failed', error: { message: 'Post not found.', code: 'post_not_found' } };
  await expect(read(Response.json(body, { status: 404 }))).rejects.toMatchObject({
    failure: 'refused',
    status: 404,
    code: 'post_not_found',
  });
});

it('says of such an answer that it is not the service’s', async () => {
  const page = new Response('<h1>Bad gateway</h1>', { status: 502 });
  await expect(read(page)).rejects.toMatchObject({ failure: 'malformed', status: 502 });
});

it('says of an answer that did not come that the service is unreachable', async () => {
  await expect(read(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
    failure: 'unreachable',
  });
});

it('says of such an answer that it took too long', async () => {
  const late = new DOMException('The operation timed out.', 'TimeoutError');
  await expect(read(Promise.reject(late))).rejects.toMatchObject({ failure: 'timeout' });
});

function read(answer: Response | Promise<Response>): Promise<unknown> {
  const client = createApiClient({ originOf: () => 'http://nobody.invalid', takeAnswer: async () => answer });
  return client.get(path, { parse: (body) => body });
}
