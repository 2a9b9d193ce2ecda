import { request } from '../../support/request.ts';

/** The rows of the site's sitemap. */
export async function readSitemap(): Promise<{ address: string; modified: string }[]> {
  const { headers, body } = await request('/sitemap.xml');
  if (headers['content-type'] !== 'application/xml; charset=utf-8')
    throw new Error(`The sitemap is ${headers['content-type']}.`);
  const rows = body.toString('utf8').matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g);
  return [...rows].map(([, address = '', modified = '']) => ({ address, modified }));
}
