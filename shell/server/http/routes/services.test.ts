import { subscribe } from 'node:diagnostics_channel';
import { createServer, type RequestListener } from 'node:http';
import { listenHere } from '@site/service/testing/http';
import { openEdge } from '../../testing/open-edge.ts';

const call = '/api/v1/posts';

/** A service that counts what reaches it. */
function counting(respond: RequestListener) {
  const received: (string | undefined)[] = [];
  const service: RequestListener = (request, response) => {
    received.push(request.method);
    respond(request, response);
  };
  return { received, service };
}

it.each(['GET', 'POST'])('sends a %s once, whatever the service says', async (method) => {
  const { received, service } = counting((_request, response) =>
    response.writeHead(503, { 'retry-after': '0', 'content-type': 'application/json' }).end('{"status":"error"}'),
  );
  const { get } = await openEdge({ service });
  const response = await get(call, { method });
  expect([response.status, await response.text(), received]).toEqual([503, '{"status":"error"}', [method]]);
});

it.each(['GET', 'POST'])('answers 503 to a %s that the service drops, and does not repeat it', async (method) => {
  const { received, service } = counting(({ socket }) => socket.destroy());
  const { get } = await openEdge({ service });
  const response = await get(call, { method });
  expect([response.status, response.headers.get('retry-after'), received]).toEqual([503, '30', [method]]);
  expect(await response.json()).toMatchObject({ error: { code: 'service_unavailable' } });
});

it('waits while another build of the service takes over, and sends a form once', async () => {
  const { received, service } = counting((_request, response) => response.end('taken'));
  const server = createServer(service);
  const origin = await listenHere(server);
  server.close();
  const { get } = await openEdge({ service: origin });
  const refused = new Promise<void>((resolve) => subscribe('undici:client:connectError', () => resolve()));
  const response = get(call, { method: 'POST', body: 'name=Asha' });
  await refused;
  server.listen(Number(new URL(origin).port), '127.0.0.1');
  expect([(await response).status, await (await response).text(), received]).toEqual([200, 'taken', ['POST']]);
  server.close();
});

it('answers 503 where the service stays down', async () => {
  const server = createServer();
  const origin = await listenHere(server);
  server.close();
  const { get } = await openEdge({ service: origin });
  expect((await get(call, { method: 'POST', body: 'name=Asha' })).status).toBe(503);
});

it('closes the connection where the service breaks off in the middle of a response', async () => {
  const service: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('half', () => response.destroy());
  };
  const { get } = await openEdge({ service });
  await expect(get(call).then((response) => response.text())).rejects.toThrow();
});

it('passes on bytes, types and queries as they are', async () => {
  const service: RequestListener = async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    response.end(JSON.stringify([request.url, request.headers['content-type'], body.toString('hex')]));
  };
  const { get } = await openEdge({ service });
  for (const type of ['application/json; charset=utf-8', 'application/x-www-form-urlencoded']) {
    const headers = { 'content-type': type };
    const response = await get(`${call}?q=%zz&a=b?c`, { method: 'POST', headers, body: Buffer.from([0, 255, 123]) });
    expect(await response.json()).toEqual([`${call}?q=%zz&a=b?c`, type, '00ff7b']);
  }
});

it("keeps its own security headers, and tells nothing of the service's connection", async () => {
  const headers = { 'x-frame-options': 'ALLOWALL', 'retry-after': '9', connection: 'close', 'keep-alive': 'timeout=1' };
  const { get } = await openEdge({ service: (_request, response) => void response.writeHead(200, headers).end('a') });
  const response = await get(call);
  expect([response.headers.get('x-frame-options'), response.headers.get('retry-after')]).toEqual(['DENY', '9']);
  expect([response.headers.get('connection'), response.headers.get('keep-alive')]).toEqual(['keep-alive', 'timeout=8']);
});

it.each([
  ['of the edge', 'same-origin', undefined],
  ['of the service', 'cross-origin', 'cross-origin'],
])('answers with the resource policy %s', async (_whose, expected, own) => {
  const service: RequestListener = (_request, response) =>
    response
      .setHeaders(new Headers({ 'content-security-policy': 'none', ...(own && { [policy]: own }) }))
      .end('picture');
  const { get } = await openEdge({ service });
  const { headers } = await get(call);
  expect([headers.get(policy), headers.get('content-security-policy')]).toEqual([
    expected,
    expect.stringContaining('default-src'),
  ]);
});

const policy = 'cross-origin-resource-policy';
