import { until } from '@site/testing/until';
import { isApiMinimal, sitePort, siteUrl } from './address.ts';
import { renderAll } from './render-all.ts';
import { request } from './request.ts';
import { runCheckout } from './run-checkout.ts';
import { startSpecificationServer } from './specification-server.ts';

/** Builds and runs the production site with folders of its own, and stops it after the last journey. Its log goes to stderr. */
export default async function startSite() {
  if (process.env.SITE) return enter(process.env.SITE);
  const api = isApiMinimal ? await startSpecificationServer() : undefined;
  const site = await runCheckout({
    ...(api && { env: { API_HOST: api.origin } }),
    port: sitePort,
    log: (line) => console.error(`site: ${line}`),
  });
  await renderPages();
  return async () => {
    await site.stop();
    await api?.stop();
  };
}

/** Follows a tester's link once; Playwright's workers, which start after this, send the cookie in the response with every visit. */
async function enter(address: string): Promise<void> {
  if (new URL(address).search) {
    const response = await fetch(address, { redirect: 'manual' });
    const cookie = response.headers.getSetCookie().find((line) => /^(?:__Host-)?sv-release=/.test(line));
    if (response.status !== 303 || !cookie)
      throw new Error(`${siteUrl} does not show that combination: ${(await response.text()).slice(0, 300).trim()}`);
    process.env.SITE_COOKIE = cookie.split(';')[0] ?? '';
  }
  await renderPages(process.env.SITE_COOKIE);
}

/**
 * On a busy machine home is rendered without the posts at first, which then arrive late, and again after five seconds. From then on a complete
 * copy is shown.
 */
async function renderPages(cookie = ''): Promise<void> {
  await renderAll(siteUrl, cookie);
  const hasPosts = async () => (await request('/', { headers: { cookie } })).body.includes('Recent blog posts');
  await until('posts on the home page', hasPosts, { everyMs: 1_000, timeoutMs: 20_000 });
}
