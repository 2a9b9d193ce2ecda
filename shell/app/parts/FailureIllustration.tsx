import { hostPart } from '@site/contracts/manifest';
import outOfOrder from '@site/pictures/masters/out-of-order.webp';
import { afterLoad } from '@site/ui/after-load';
import { avifSet } from '@site/ui/avif-set';
import { errorPageSizes } from '@site/ui/ErrorPage';
import { Picture } from '@site/ui/Picture';
import { savesData } from '@site/ui/saves-data';
import offline from '../../pictures/offline.webp';
import type { SitePart } from '../page-data.ts';

/** The illustration beside the words of a page that could not be loaded. */
export function FailureIllustration({ isOffline }: { isOffline: boolean }) {
  return <Picture picture={isOffline ? offline : outOfOrder} alt="" sizes={errorPageSizes} isEager ground="none" />;
}

/** After the load event, when the page's own files and the report's script have come. */
const delayMs = 3_000;

/** Fetches the illustration of the 'You are offline' page into the HTTP cache while there is a connection. */
export function preloadOfflineIllustration({ parts }: { parts: Record<string, Pick<SitePart, 'base'>> }): void {
  const base = parts[hostPart]?.base;
  if (!base || savesData()) return;
  afterLoad(() => setTimeout(fetchIllustration, delayMs, base));
}

/** The browser picks the same width as it will on the page. */
function fetchIllustration(base: string): void {
  Object.assign(new Image(), { fetchPriority: 'low', sizes: errorPageSizes, srcset: avifSet(offline, base) });
}
