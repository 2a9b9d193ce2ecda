import { savesData } from '@site/ui/saves-data';
import type { PageData } from '../app/page-data.ts';
import { whenIdle, whenLoaded } from './idle.ts';
import { loadApi } from './lazy-api.ts';
import type { Flights } from './one-flight.ts';
import { prefetchMarked } from './prefetch.ts';
import { loadRemainingPictures } from './remaining-pictures.ts';
import type { BrowserParts } from './remotes/part-registry.ts';
import { type RevalidatedRouter, revalidatePage } from './revalidate-page.ts';

interface HydratedPage {
  page: PageData;
  parts: BrowserParts;
  router: RevalidatedRouter;
  flights: Flights;
}

/** What the page works without, once nothing else is to be done. */
export function enhancePage({ page, parts, router, flights }: HydratedPage): void {
  prefetchMarked(page.release, flights);
  for (const enhancement of [loadClient(), loadRemainingPictures(), revalidatePage(page, parts, router)])
    enhancement.catch(() => undefined);
}

/** The API's client, so that no click waits for it. */
async function loadClient(): Promise<void> {
  if (savesData()) return;
  await whenLoaded();
  await whenIdle();
  await loadApi();
}
