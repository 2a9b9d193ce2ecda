import type { SearchEntry } from '@site/contracts/search';
import type { ServiceRoutes } from '@site/service/create-service';
import { searchSource } from '../../contract/search.ts';
import { cacheBriefly } from '../cache-briefly.ts';

interface Searched {
  read: () => Promise<SearchEntry[]>;
  /** Of all posts. */
  revision: () => Promise<string>;
}

/** Changes with the shape of the answer, so that the edge reads it anew after an update of the service. */
const shape = 'with-texts';

export function searchRoutes({ read, revision }: Searched): ServiceRoutes {
  return async (app) => {
    app.addHook('onRequest', cacheBriefly);
    app.get(searchSource.path, async (request, reply) => {
      const tag = `"${shape}-${await revision()}"`;
      reply.header('etag', tag);
      // The edge asks every few seconds: where nothing has changed, no text is read.
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return { status: 'success', data: await read() };
    });
  };
}
