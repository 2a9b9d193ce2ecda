import { openServer, passOn } from '../../support/open-server.ts';

/** The site behind a proxy that pauses requests for the matching files until `resume` is called. */
export async function openPausedSite(site: string, files: RegExp) {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const server = await openServer(async (incoming, outgoing) => {
    if (files.test(incoming.url ?? '')) await resumed;
    passOn(incoming, outgoing, new URL(site));
  });
  return { ...server, resume };
}
