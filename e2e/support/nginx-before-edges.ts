import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';

interface BeforeEdges {
  /** Ports of the edges on this machine. */
  edges: number[];
  /** For plain http: redirects to TLS where there is any. */
  port: number;
  tls?: { port: number; certificate: string; key: string };
}

/** What `shell/operations/nginx.conf` says, for edges of this machine and with ports of a test. */
export function nginxBeforeEdges({ edges, port, tls }: BeforeEdges): string {
  const template = readFileSync(path.join(root, 'shell/operations/nginx.conf'), 'utf8');
  const site = withEdges(template, edges);
  return tls ? withTls(site, port, tls) : withoutTls(site, port);
}

function withEdges(template: string, edges: number[]): string {
  const upstream = blockOf(template, 'upstream edges');
  const own = upstream.replaceAll(/^ *server .*\n/gm, '');
  const [, parameters = ''] = /^ *server \S+:\d+(.*);$/m.exec(upstream) ?? [];
  const servers = edges.map((edge) => `  server 127.0.0.1:${edge}${parameters};\n`).join('');
  return template.replace(upstream, own.replace('{\n', `{\n${servers}`));
}

function withTls(site: string, port: number, { port: tlsPort, certificate, key }: NonNullable<BeforeEdges['tls']>) {
  const changes = {
    'listen 80;': `listen ${port};`,
    'listen 443 ssl': `listen ${tlsPort} ssl`,
    // Not every test machine has IPv6.
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    'https://$server_name': `https://$server_name:${tlsPort}`,
    'server_name www.sevantra.example': 'server_name localhost',
    '/etc/ssl/site/fullchain.pem': certificate,
    '/etc/ssl/site/privkey.pem': key,
  };
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The nginx configuration no longer says "${from}".`);
    return text.replaceAll(from, to);
  }, site);
}

/** For the cluster, which tests the way through and not the encryption. */
function withoutTls(site: string, port: number): string {
  return `${blockOf(site, 'upstream edges')} server { listen ${port}; ${blockOf(site, 'location /')} }`;
}

function blockOf(configuration: string, name: string): string {
  const [block] = new RegExp(`${name} \\{[^}]*\\}`).exec(configuration) ?? [];
  if (!block) throw new Error(`The nginx configuration has no "${name}".`);
  return block;
}
