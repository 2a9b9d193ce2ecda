import type { SearchEntry } from '@site/contracts/search';
import type { ServiceRoutes } from '@site/service/create-service';
import { searchSource } from '../../contract/search.ts';
import { noCache } from '../no-cache.ts';

export function searchRoutes(readSearched: () => Promise<SearchEntry[]>): ServiceRoutes {
  return async (app) => {
    app.addHook('onRequest', noCache);
    app.get(searchSource.path, async () => ({ status: 'success', data: await readSearched() }));
  };
}
