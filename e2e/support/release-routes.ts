import { siteCookie, siteUrl } from './address.ts';

/** Addresses of the release's pages, from the table it serves; the first link that fits stands for a row with parameters. */
export async function releaseRoutes(site = siteUrl): Promise<string[]> {
  const home = await readHtml(site, '/');
  const rows = await tableOf(site, home);
  const plain = rows.filter((path) => !/[:*]/.test(path));
  const links = (await Promise.all(plain.map((path) => readHtml(site, path)))).flatMap(linksOf);
  const examples = rows
    .filter((path) => path.includes(':'))
    .flatMap((path) => links.find((link) => patternOf(path).test(link)) ?? []);
  return [...new Set([...plain, ...examples, '/404'])];
}

async function readHtml(site: string, path: string): Promise<string> {
  const answer = await fetch(new URL(path, site), { headers: { accept: 'text/html', cookie: siteCookie } });
  return answer.text();
}

/** From the data scripts that the page links, each of which holds the rows of its part. */
async function tableOf(site: string, html: string): Promise<string[]> {
  const scripts = Array.from(html.matchAll(/"(\/_\/[a-z-]+\/rows\.[0-9a-f]{8}\.js)"/g), ([, file = '']) => file);
  if (scripts.length === 0) throw new Error('The home page names no script of rows, so its routes are unknown.');
  const texts = await Promise.all(scripts.map((file) => readHtml(site, file)));
  return texts.flatMap((text) => {
    const { routes }: { routes: { path: string }[] } = JSON.parse(text.slice(text.indexOf('{"'), -2));
    return routes.map(({ path }) => path);
  });
}

function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g), ([, path = '']) => path);
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
}
