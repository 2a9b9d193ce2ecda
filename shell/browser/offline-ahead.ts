import { hostPart } from '@site/contracts/manifest';
import type { SitePart } from '@site/contracts/site';
import { savesData } from '@site/ui/saves-data';
import { loadFailedPicture } from '../app/parts/load-failed-picture.ts';

/** After the load event, when the page's own files and the report's script have come. */
const delayMs = 3_000;

/** Fetches what the page that says 'You are offline' shows, while there is a connection. */
export function fetchOfflineAhead({ parts }: { parts: Record<string, Pick<SitePart, 'base'>> }): void {
  const base = parts[hostPart]?.base;
  if (!base || savesData()) return;
  const fetchLater = () => setTimeout(fetchFrom, delayMs, base);
  if (document.readyState === 'complete') fetchLater();
  else addEventListener('load', fetchLater, { once: true });
}

function fetchFrom(base: string): void {
  loadFailedPicture()
    .then(({ fetchOfflinePicture }) => fetchOfflinePicture(base))
    .catch(() => undefined);
}
