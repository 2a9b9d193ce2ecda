import { execFileSync, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { atLeast, atMost, type Goal, median } from './goals.ts';

const nginxPort = 8332;
const seconds = 5;
const rounds = 3;

/** The edge's cached home page beside nginx sending the same bytes, turn by turn, load generator and server on a core each. */
export async function measureEdge(site: string, folder: string): Promise<Goal[]> {
  if (!isInstalled('wrk') || !isInstalled('nginx')) {
    console.log('The edge is not measured: that needs wrk and nginx (on Debian `apt-get install wrk nginx-light`).');
    return [];
  }
  const nginx = await startNginx(site, folder);
  try {
    const edge: Load[] = [];
    const bare: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      edge.push(load(`${site}/`));
      bare.push(load(`http://localhost:${nginxPort}/`));
    }
    const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond));
    return [
      atLeast(`edge (${rate(edge).toFixed(0)}/s) against nginx (${rate(bare).toFixed(0)}/s)`, rate(edge) / rate(bare), 'x', 0.55),
      atMost('edge, 99th percentile', median(edge.map(({ p99 }) => p99)), 'ms', 6),
    ];
  } finally {
    nginx.kill();
  }
}

interface Load {
  perSecond: number;
  p99: number;
}

function load(url: string): Load {
  const output = execFileSync('taskset', ['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url], {
    encoding: 'utf8',
  });
  const [, perSecond = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, p99 = '0', unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const scale = unit === 'us' ? 0.001 : unit === 's' ? 1_000 : 1;
  return { perSecond: Number(perSecond), p99: Number(p99) * scale };
}

async function startNginx(site: string, folder: string) {
  const root = path.join(folder, 'nginx');
  await mkdir(root, { recursive: true });
  const page = await fetch(site, { headers: { 'accept-encoding': 'br' } });
  // fetch would decompress; the edge's own bytes are what nginx shall send.
  const raw = execFileSync('curl', ['-s', '-H', 'Accept-Encoding: br', site]);
  await writeFile(path.join(root, 'index.html'), raw);
  const headers = [...page.headers].filter(
    ([name]) => !['content-length', 'date', 'etag', 'connection', 'keep-alive', 'content-type', 'transfer-encoding'].includes(name),
  );
  const config = `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
worker_cpu_affinity 01;
pid ${root}/nginx.pid;
error_log ${root}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  server {
    listen ${nginxPort};
    root ${root};
    default_type text/html;
    ${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n    ')}
  }
}`;
  const file = path.join(root, 'nginx.conf');
  await writeFile(file, config);
  const child = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  process.on('exit', () => child.kill());
  await answers(`http://localhost:${nginxPort}/`);
  return child;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (
      await fetch(url, { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program]);
    return true;
  } catch {
    return false;
  }
}
