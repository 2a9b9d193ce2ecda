import { releaseSettings } from '@site/release/settings';
import { readSettings } from '@site/service/settings';

/** Where a command looked: what seems to be missing is mostly in another store. */
export function storeInWords(): string {
  const { RELEASES_DIR, RELEASES_BUCKET } = readSettings(releaseSettings, ['RELEASES_DIR', 'RELEASES_BUCKET']);
  const store = RELEASES_BUCKET ? 'the bucket of RELEASES_BUCKET' : `the folder ${RELEASES_DIR}`;
  return `The store is ${store}; RELEASES_DIR or RELEASES_BUCKET names another.`;
}
