import type { SearchList } from '@site/contracts/search';
import type { ServiceRoutes } from '@site/service/http/create-service';
import type { Kysely } from 'kysely';
import { searchSource } from '../../contract/search.ts';
import type { Tables } from '../tables.ts';
import { searchEntries } from './post-repository.ts';

// Two posts a day for more than a year, about 350 KB as JSON; older posts are found by category and tag.
const maxSearched = 1000;
/** The newest come with their whole text: half a megabyte, which the edge reads only after a change. */
const maxTexts = 100;

/** The newest published posts as search entries, newest first. */
export function searchRoutes(database: Kysely<Tables>): ServiceRoutes {
  return async (app) => {
    app.get(searchSource.path, async (): Promise<SearchList> => {
      const data = await searchEntries(database, maxSearched, maxTexts);
      return { status: 'success', data };
    });
  };
}
