/**
 * Requests every page in the sitemap once, as first visitors would. `faults/` tests what a cold renderer leaves out of a page.
 * @param cookie chooses a combination of parts
 */
export async function renderAll(site: string, cookie = ''): Promise<void> {
  const headers = { cookie };
  const sitemap = await (await fetch(`${site}/sitemap.xml`, { headers })).text();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g))
    await (await fetch(site + new URL(address).pathname, { headers })).text();
}
