import type { IncomingHttpHeaders } from 'node:http';
import { manifestOf } from '@site/delivery/testing/builds';
import { serveHere } from '@site/service/testing/http';
import { checksum } from '../../../app/checksum.ts';
import type { RendererSetup } from './protocol.ts';
import { createReleaseApi } from './release-api.ts';

it('does not wait for data of a service that is down', async () => {
  const { get, calls } = await openApi(['posts']);
  await expect(get()).rejects.toMatchObject({ name: 'ApiError', failure: 'unreachable' });
  expect(calls).toEqual([]);
});

it('still sends forms to a service that is down', async () => {
  const { post, calls } = await openApi(['posts']);
  await post();
  expect(calls).toEqual(['POST /api/v1/posts']);
});

it('asks every service where the edge names none', async () => {
  const { get, calls } = await openApi();
  await get();
  expect(calls).toEqual(['GET /api/v1/posts?limit=1']);
});

it('keeps the ETags of responses', async () => {
  const { get, post, etags } = await openApi();
  await post();
  await get();
  expect(etags).toEqual({ '/api/v1/posts?limit=1': '"one"' });
});

it('tells another host of the visitor nothing but the origin that a browser would send', async () => {
  const { get, post, etags, received } = await openApi([], 200, { isElsewhere: true });
  await get();
  await post();
  for (const headers of received) {
    expect(headers).toMatchObject({ origin: 'https://site.example' });
    expect(Object.keys(headers).filter((name) => /^x-|traceparent|referer|sec-fetch/.test(name))).toEqual([]);
  }
  expect(received).toHaveLength(2);
  expect(etags).toEqual({ '/api/v1/posts?limit=1': checksum({}) });
});

it.each([
  [503, true],
  [404, false],
  [200, false],
])('notes by a response of %i that data are missing: %s', async (status, isMissing) => {
  const { get, isMissingData } = await openApi(undefined, status);
  await get().catch(() => undefined);
  expect(isMissingData()).toBe(isMissing);
});

it('notes that the data of a service that is down are missing', async () => {
  const { get, isMissingData } = await openApi(['posts']);
  expect(isMissingData()).toBe(false);
  await get().catch(() => undefined);
  expect(isMissingData()).toBe(true);
});

const clientHeaders = {
  origin: 'https://site.example',
  referer: 'https://site.example/contact',
  'sec-fetch-site': 'same-origin',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  'x-client-address': '203.0.113.7',
  'x-forwarded-host': 'site.example',
  'x-forwarded-proto': 'https',
};

async function openApi(unavailableServices: string[] = [], status = 200, { isElsewhere = false } = {}) {
  const calls: string[] = [];
  const received: IncomingHttpHeaders[] = [];
  const posts = await serveHere((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    received.push(request.headers);
    response.writeHead(status, { 'content-type': 'application/json', etag: '"one"' }).end('{}');
  });
  const service = { name: 'posts', version: '1', paths: ['/api/v1/posts'] };
  const manifest = manifestOf('blog', 'a');
  const setup: RendererSetup = {
    release: { id: '0123456789ab', parts: {} },
    manifests: [{ ...manifest, table: { ...manifest.table, service } }],
    modulesFolder: '',
    siteUrl: 'http://localhost',
    serviceOrigins: { posts },
    serviceTimeoutMs: 5_000,
    ...(isElsewhere && { apiHost: posts }),
  };
  const { api, etags, isMissingData } = createReleaseApi(setup, { clientHeaders, unavailableServices });
  const parse = (body: unknown) => body;
  return {
    calls,
    received,
    etags,
    isMissingData,
    get: () => api.get('/api/v1/posts?limit=1', { parse }),
    post: () => api.post('/api/v1/posts', {}, { parse }),
  };
}
