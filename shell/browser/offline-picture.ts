import { hostPart } from '@site/contracts/manifest';
import type { SiteRelease } from '@site/contracts/site';
import { errorPageSizes } from '@site/ui/ErrorPage';
import { avifSet } from '@site/ui/Picture';
import { savesData } from '@site/ui/saves-data';
import offline from '../pictures/offline.webp';

/** After the load event, when the page's own files and the report's script have come. */
const delayMs = 3_000;

/** Fetches the picture of the page that says 'You are offline' ahead: once there is no connection, it comes from the HTTP cache. */
export function fetchOfflinePicture({ parts }: SiteRelease): void {
  const base = parts[hostPart]?.base;
  if (!base || savesData()) return;
  const fetchLater = () => setTimeout(fetchFrom, delayMs, base);
  if (document.readyState === 'complete') fetchLater();
  else addEventListener('load', fetchLater, { once: true });
}

/** In the width that the browser chooses, as it will for the page. */
function fetchFrom(base: string): void {
  Object.assign(new Image(), { fetchPriority: 'low', sizes: errorPageSizes, srcset: avifSet(offline, base) });
}
