import outOfOrder from '@site/pictures/masters/out-of-order.webp';
import { errorPageSizes } from '@site/ui/ErrorPage';
import { avifSet, Picture } from '@site/ui/Picture';
import offline from '../../pictures/offline.webp';

/** The room beside the words of a page that could not be loaded. */
export function FailedPicture({ isOffline }: { isOffline: boolean }) {
  return <Picture picture={isOffline ? offline : outOfOrder} alt="" sizes={errorPageSizes} isEager ground="none" />;
}

/** Into the HTTP cache, where it is found without a connection. The browser chooses the width, as it will for the page. */
export function fetchOfflinePicture(base: string): void {
  Object.assign(new Image(), { fetchPriority: 'low', sizes: errorPageSizes, srcset: avifSet(offline, base) });
}
