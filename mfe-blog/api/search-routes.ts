import type { SearchEntry } from '@site/shared/contracts/search.ts';
import type { ServiceRoutes } from '@site/shared/service/create-service.ts';
import { searchSource } from '../contract/search.ts';
import { askAgain } from './ask-again.ts';

export function searchRoutes(readSearched: () => Promise<SearchEntry[]>): ServiceRoutes {
  return async (app) => {
    app.addHook('onRequest', askAgain);
    app.get(searchSource.path, async () => ({ status: 'success', data: await readSearched() }));
  };
}
