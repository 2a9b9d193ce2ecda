import { sitePort } from './address.ts';
import { copyRepository, removeCopy, sourceFolders } from './repository-copy.ts';
import { runDev } from './run-dev.ts';

/** The development site, in a copy of the repository: development builds would replace the production ones. */
export default async function startDevSite() {
  const copy = await copyRepository(await sourceFolders());
  const { stop } = await runDev(copy, sitePort);
  return () => stop().then(() => removeCopy(copy));
}
