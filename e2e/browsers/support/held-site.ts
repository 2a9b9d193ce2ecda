import { openServer, passOn } from '../../support/open-server.ts';

/** The site behind a proxy that holds the matching files until `release` is called. */
export async function holdSite(site: string, files: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await openServer(async (incoming, outgoing) => {
    if (files.test(incoming.url ?? '')) await released;
    passOn(incoming, outgoing, new URL(site));
  });
  return { ...server, release };
}
