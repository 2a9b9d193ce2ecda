/**
 * Asks once for every page in the sitemap, as the first visitors do. What a cold renderer leaves out of a page is for the fault journeys to see.
 * `cookie` chooses a combination of parts.
 */
export async function renderAll(site: string, cookie = ''): Promise<void> {
  const headers = { cookie };
  const sitemap = await (await fetch(`${site}/sitemap.xml`, { headers })).text();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g))
    await (await fetch(site + new URL(address).pathname, { headers })).text();
}
