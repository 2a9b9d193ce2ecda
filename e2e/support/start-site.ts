import { isApiMinimal, sitePort, siteUrl } from './address.ts';
import { renderAll } from './render-all.ts';
import { runCheckout } from './run-checkout.ts';
import { startSpecificationServer } from './specification-server.ts';

/** Builds and runs the production site with folders of its own, and stops it after the last journey. Its log goes to stderr. */
export default async function startSite() {
  // SITE names a site that already runs, which is quicker while you write a journey. Set its RELEASES_DIR too.
  if (process.env.SITE) return;
  const api = isApiMinimal ? await startSpecificationServer() : undefined;
  const site = await runCheckout({
    ...(api && { env: { API_HOST: api.origin } }),
    port: sitePort,
    log: (line) => console.error(`site: ${line}`),
  });
  await renderAll(siteUrl);
  return async () => {
    await site.stop();
    await api?.stop();
  };
}
