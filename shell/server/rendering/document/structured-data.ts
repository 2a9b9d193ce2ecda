import type { PageIds } from '@site/contracts/structured-data';
import type { Thing } from 'schema-dts';
import type { PageState } from '../../../app/parts/parts.ts';

/** Structured data that the page's part adds. If it throws, only these data are missing, not the page. */
export async function structuredDataOf(page: PageState, data: unknown, ids: PageIds): Promise<Thing[]> {
  if (page.status !== 'ready' || !page.route.structuredData) return [];
  try {
    const describe = await page.route.structuredData();
    // The part types both its loader and its description; to the shell the data are opaque.
    return describe(data as never, ids);
  } catch (error) {
    console.error(`${ids.url} has no structured data of its own:`, error);
    return [];
  }
}
