import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';

interface Pair {
  /** Where edges find this kind of service. */
  port: number;
  /** Ports of the services on this machine. */
  services: number[];
}

/** What `shell/operations/nginx-services.conf` says, for services of this machine and with ports of a test. */
export function nginxBeforeServices(pairs: Record<'contact' | 'blog', Pair>): string {
  let text = readFileSync(path.join(root, 'shell/operations/nginx-services.conf'), 'utf8');
  const put = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`The nginx configuration no longer says "${from}".`);
    text = text.replace(from, to);
  };
  const ports = { contact: 4002, blog: 4001 };
  for (const [name, { port, services }] of Object.entries(pairs) as ['contact' | 'blog', Pair][]) {
    put(`listen 10.0.0.5:${ports[name]};`, `listen 127.0.0.1:${port};`);
    services.forEach((service, index) => {
      put(`server 10.0.0.2${index + 1}:${ports[name]} `, `server 127.0.0.1:${service} `);
    });
  }
  return text;
}
