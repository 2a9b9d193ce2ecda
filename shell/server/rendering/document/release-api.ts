import { serviceOf } from '@site/contracts/addresses';
import type { ApiClient } from '@site/contracts/api';
import { createApiClient } from '@site/host/http';
import { withoutQuery } from '../../http/without-query.ts';
import type { RendererSetup, RenderRequest } from './protocol.ts';
import { renderTimeouts } from './timeouts.ts';

/** Calls the services of a release on behalf of the visitor who asked for the page. */
export function releaseApi(
  { manifests, apiHost, serviceOrigins, patience }: RendererSetup,
  { clientHeaders }: RenderRequest,
): ApiClient {
  const services = manifests.flatMap(({ table }) => table.service ?? []);
  const serviceFor = (path: string) => serviceOrigins[serviceOf(services, withoutQuery(path))?.name ?? ''];
  return createApiClient({
    // The host that the browser will ask: a page must say the same before and after its scripts.
    hostOf: (path) => apiHost ?? serviceFor(path) ?? 'http://service.invalid',
    timeouts: { get: renderTimeouts[patience].serviceMs, post: 15_000 },
    headers: clientHeaders,
  });
}
