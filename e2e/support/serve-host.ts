import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openServer } from './open-server.ts';

/** Serves a host that loads parts of a site; every address without a file is its page. */
export function serveHost(built: string, site: string) {
  const policy = policyFor(site);
  return openServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host.example');
    const file = path.extname(pathname) ? pathname : '/index.html';
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    readFile(path.join(built, file)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
}

/** Allows only what `shell/OTHER-HOSTS.md` tells a host to allow. */
function policyFor(site: string): string {
  return [
    "default-src 'none'",
    ...['connect-src', 'font-src', 'script-src', 'style-src'].map((name) => `${name} 'self' ${site}`),
    `img-src 'self' data: ${site}`,
  ].join('; ');
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
