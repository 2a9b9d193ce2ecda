import { DomUtils, parseDocument } from 'htmlparser2';
import { siteCookie, siteUrl } from './address.ts';
import { releaseIn } from './served-release.ts';

/** Addresses of the release's pages, read from the route table in the home page. For a route with parameters it takes the first link that fits. */
export async function releaseRoutes(site = siteUrl): Promise<string[]> {
  const home = await readHtml(site, '/');
  const rows = (await releaseIn(home, site)).routes.map(({ path }) => path);
  const plain = rows.filter((path) => !/[:*]/.test(path));
  const links = (await Promise.all(plain.map((path) => readHtml(site, path)))).flatMap(linksOf);
  const examples = rows
    .filter((path) => path.includes(':'))
    .flatMap((path) => links.find((link) => patternOf(path).test(link)) ?? []);
  return [...new Set([...plain, ...examples, '/404'])];
}

async function readHtml(site: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, site), { headers: { accept: 'text/html', cookie: siteCookie } });
  return response.text();
}

function linksOf(html: string): string[] {
  return DomUtils.getElementsByTagName('a', parseDocument(html)).map(({ attribs }) => attribs.href ?? '');
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[^/]+/g, '[^/?#]+')}$`);
}
