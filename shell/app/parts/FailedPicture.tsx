import { useAssetBase } from '@site/host/services';
import outOfOrder from '@site/pictures/masters/out-of-order.webp';
import { avifSet } from '@site/ui/avif-set';
import { errorPageSizes } from '@site/ui/ErrorPage';
import offline from '../../pictures/offline.webp';

/** The picture beside the words of a page that could not be loaded. A browser without AVIF shows only the words. */
export function FailedPicture({ isOffline }: { isOffline: boolean }) {
  const picture = isOffline ? offline : outOfOrder;
  const { width, height } = picture;
  return <img alt="" {...{ width, height }} srcSet={avifSet(picture, useAssetBase())} sizes={errorPageSizes} />;
}

/** Fetches the picture into the HTTP cache, for use without a connection. The browser picks the same width as it will on the page. */
export function fetchOfflinePicture(base: string): void {
  Object.assign(new Image(), { fetchPriority: 'low', sizes: errorPageSizes, srcset: avifSet(offline, base) });
}
