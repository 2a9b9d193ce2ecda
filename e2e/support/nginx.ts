import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { until } from '@site/testing/until';

/** Runs nginx on one core with these directives inside `http`, and waits until it listens at `port`. */
export async function runNginx(folder: string, port: number, http: string) {
  const ownFolder = path.join(folder, 'nginx');
  await mkdir(ownFolder, { recursive: true });
  const file = path.join(ownFolder, 'nginx.conf');
  await writeFile(
    file,
    `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
worker_cpu_affinity 01;
pid ${ownFolder}/nginx.pid;
error_log ${ownFolder}/error.log;
events { worker_connections 4096; } # as operations/README.md says
http {
  access_log off;
  keepalive_requests 100000000;
  ${http}
}`,
  );
  const child = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  process.on('exit', () => child.kill());
  await until(`nginx on port ${port}`, () => canConnect(port), { everyMs: 100, timeoutMs: 5_000 });
  return child;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

interface BeforeEdges {
  /** Ports of the edges on this machine. */
  edges: number[];
  /** The port for plain HTTP, which redirects to TLS if there is TLS. */
  port: number;
  tls?: { port: number; certificate: string; key: string; log: string };
}

/** The configuration in `shell/operations/nginx.conf`, with edges on this machine and the ports of a test. */
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

function withTls(
  site: string,
  port: number,
  { port: tlsPort, certificate, key, log }: NonNullable<BeforeEdges['tls']>,
) {
  const changes = {
    'listen 80;': `listen ${port};`,
    'listen 443 ssl': `listen ${tlsPort} ssl`,
    // Not every test machine has IPv6.
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    'https://$server_name': `https://$server_name:${tlsPort}`,
    'server_name www.sevantra.example sevantra.example': 'server_name localhost',
    '/var/log/nginx/access.log': log,
    '/etc/ssl/site/fullchain.pem': certificate,
    '/etc/ssl/site/privkey.pem': key,
  };
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The nginx configuration no longer says "${from}".`);
    return text.replaceAll(from, to);
  }, site);
}

/** For the cluster, which tests proxying and not encryption. */
function withoutTls(site: string, port: number): string {
  const proxying = blockOf(site.slice(site.indexOf('listen 443')), 'location /');
  return `${blockOf(site, 'upstream edges')} server { listen ${port}; ${proxying} }`;
}

function blockOf(configuration: string, name: string): string {
  const [block] = new RegExp(`${name} \\{[^}]*\\}`).exec(configuration) ?? [];
  if (!block) throw new Error(`The nginx configuration has no "${name}".`);
  return block;
}

interface Pair {
  /** Where edges find this kind of service. */
  port: number;
  /** Ports of the services on this machine. */
  services: number[];
}

/** The configuration in `shell/operations/nginx-services.conf`, with services on this machine and the ports of a test. */
export function nginxBeforeServices(pairs: Record<'contact' | 'blog', Pair>): string {
  let text = readFileSync(path.join(root, 'shell/operations/nginx-services.conf'), 'utf8');
  const put = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`The nginx configuration no longer says "${from}".`);
    text = text.replace(from, to);
  };
  const ports = { contact: 4002, blog: 4001 };
  for (const [name, { port, services }] of Object.entries(pairs) as ['contact' | 'blog', Pair][]) {
    put(`listen 10.0.0.5:${ports[name]};`, `listen 127.0.0.1:${port};`);
    put('/var/log/nginx/access.log', '/dev/null');
    services.forEach((service, index) => {
      put(`server 10.0.0.2${index + 1}:${ports[name]} `, `server 127.0.0.1:${service} `);
    });
  }
  return text;
}
