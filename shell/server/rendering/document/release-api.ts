import { type ApiClient, ApiError, isApiError } from '@site/contracts/api';
import { serviceOf } from '@site/contracts/paths';
import { createApiClient } from '@site/host/api-client';
import { callTimeouts } from '@site/host/call-timeouts';
import { checksum } from '../../../app/checksum.ts';
import { withoutQuery } from '../../request-target.ts';
import type { RendererSetup, RenderRequest } from './protocol.ts';

/**
 * Calls the services of a release on behalf of the visitor who asked for the page. `etags` are those of their responses, by
 * path, so that the browser can ask whether the page is still up to date; of another host checksums. `isMissingData` says whether a service failed to answer: a page
 * without such data, such as a list without its topics, must not be cached.
 */
export function createReleaseApi(
  { manifests, apiHost, serviceOrigins, serviceTimeoutMs }: RendererSetup,
  { clientHeaders, unavailableServices }: Pick<RenderRequest, 'clientHeaders' | 'unavailableServices'>,
): { api: ApiClient; etags: Record<string, string>; isMissingData: () => boolean } {
  const etags: Record<string, string> = {};
  let isMissingData = false;
  const services = manifests.flatMap(({ table }) => table.service ?? []);
  const serviceNameFor = (path: string) => serviceOf(services, withoutQuery(path))?.name ?? '';
  const originFor = (path: string) => serviceOrigins[serviceNameFor(path)];
  const client = createApiClient({
    // The host that the browser will call: a page must show the same before and after its scripts run.
    originOf: (path) => apiHost ?? originFor(path) ?? 'http://service.invalid',
    isOwnOrigin: (origin) => origin !== apiHost,
    timeouts: { ...callTimeouts, get: serviceTimeoutMs },
    // Another host gets what browsers send by themselves: nothing about the visitor.
    headers: apiHost ? originOnly(clientHeaders) : clientHeaders,
    onRead(path, { etag, body }) {
      const tag = apiHost ? checksum(body) : etag;
      if (tag) etags[path] = tag;
    },
  });
  const isUnavailable = (path: string) => !apiHost && unavailableServices.includes(serviceNameFor(path));
  const api: ApiClient = {
    get: async (path, request) => {
      try {
        if (isUnavailable(path)) throw new ApiError('unreachable', 'The service does not answer.');
        return await client.get(path, request);
      } catch (error) {
        isMissingData ||= !isFinalResponse(error);
        throw error;
      }
    },
    // An enquiry is worth waiting for: the service may be back in time.
    post: client.post,
  };
  return { api, etags, isMissingData: () => isMissingData };
}

function originOnly({ origin }: Record<string, string>): Record<string, string> {
  return origin ? { origin } : {};
}

/** Whether a retry would change nothing: the service has answered, with 404 for a post that nobody wrote or in an unexpected shape. */
function isFinalResponse(error: unknown): boolean {
  return isApiError(error) && (error.failure === 'refused' || error.failure === 'malformed') && error.status < 500;
}
