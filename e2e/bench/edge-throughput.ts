import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runNginx } from '../support/nginx.ts';
import { atLeast, atMost, type Goal, median } from './goals.ts';
import { hasLoadTools, runWrk, type Throughput } from './wrk.ts';

const nginxPort = 8332;
const rounds = 3;

/** The edge's cached home page beside nginx sending the same bytes, alternating, load generator and server on a core each. */
export async function measureEdge(site: string, folder: string): Promise<Goal[]> {
  if (!hasLoadTools()) return [];
  const nginx = await serveCopy(site, folder);
  try {
    const edge: Throughput[] = [];
    const bare: Throughput[] = [];
    for (let round = 0; round < rounds; round++) {
      edge.push(runWrk(`${site}/`));
      bare.push(runWrk(`http://localhost:${nginxPort}/`));
    }
    const rate = (loads: Throughput[]) => median(loads.map(({ perSecond }) => perSecond));
    return [
      atLeast(
        `edge (${rate(edge).toFixed(0)}/s) against nginx (${rate(bare).toFixed(0)}/s)`,
        rate(edge) / rate(bare),
        'x',
        0.55,
      ),
      atMost('edge, 99th percentile', median(edge.map(({ p99 }) => p99)), 'ms', 6),
    ];
  } finally {
    nginx.kill();
  }
}

async function serveCopy(site: string, folder: string) {
  const root = path.join(folder, 'copy');
  await mkdir(root, { recursive: true });
  const page = await fetch(site, { headers: { 'accept-encoding': 'br' } });
  // Not fetch, which decompresses: nginx must send the edge's own bytes.
  const raw = execFileSync('curl', ['-s', '-H', 'Accept-Encoding: br', site]);
  await writeFile(path.join(root, 'index.html'), raw);
  const headers = [...page.headers].filter(
    ([name]) =>
      !['content-length', 'date', 'etag', 'connection', 'keep-alive', 'content-type', 'transfer-encoding'].includes(
        name,
      ),
  );
  return runNginx(
    folder,
    nginxPort,
    `
  sendfile on;
  open_file_cache max=10;
  server {
    listen ${nginxPort};
    root ${root};
    default_type text/html;
    ${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n    ')}
  }`,
  );
}
