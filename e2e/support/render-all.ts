import { requestPatiently } from './request.ts';

/**
 * Requests every page in the sitemap once, as three first visitors would. `faults/` tests what a cold renderer leaves out of a page.
 * @param cookie chooses a combination of parts
 */
export async function renderAll(site: string, cookie = ''): Promise<void> {
  const headers = { cookie };
  const sitemap = await (await fetch(`${site}/sitemap.xml`, { headers })).text();
  const pages = sitemap.matchAll(/<loc>([^<]+)<\/loc>/g);
  const visit = async () => {
    for (const [, address = ''] of pages) await requestPatiently(new URL(address).pathname, { site, headers });
  };
  await Promise.all([visit(), visit(), visit()]);
}
