import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { until } from '@site/testing/until';
import { request } from '../../support/request.ts';

/** Varnish with the configuration in `shell/operations/varnish.vcl`, before edges on this machine. */
export async function runVarnish(folder: string, port: number, edges: [number, number]) {
  await mkdir(folder, { recursive: true });
  const configuration = path.join(folder, 'varnish.vcl');
  await writeFile(configuration, beforeEdges(edges));
  const url = `http://localhost:${port}`;
  let child: ChildProcess;

  async function start() {
    const parameters = ['-p', 'http_gzip_support=off', '-p', 'backend_idle_timeout=4s'];
    const settings = ['-s', 'malloc,64m', ...parameters, '-j', 'none'];
    child = spawn('varnishd', ['-F', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', configuration, ...settings], {
      stdio: 'ignore',
    });
    process.on('exit', () => child.kill());
    const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`varnishd ended with code ${code}`)));
    const ready = until(() =>
      request('/', { site: url }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
    await Promise.race([ready, failed]);
    failed.catch(() => {}); // stopped by a test
  }

  await start();
  return {
    url,
    start,
    /** For how long the pages in memory are fresh, and shown after that where no edge answers: seconds of each. */
    lifetimes() {
      const { stdout } = spawnSync('varnishlog', ['-n', folder, '-d', '-i', 'TTL'], { encoding: 'utf8' });
      return [...stdout.matchAll(/VCL (\d+) (\d+) \d+ \d+ cacheable/g)].map(([, fresh, grace]) =>
        [fresh, grace].map(Number),
      );
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

function beforeEdges(edges: [number, number]): string {
  const changes = { '10.0.0.11': edges[0], '10.0.0.12': edges[1] };
  const template = readFileSync(path.join(root, 'shell/operations/varnish.vcl'), 'utf8');
  const nginx = '"10.0.0.10";';
  if (!template.includes(nginx)) throw new Error(`The configuration of Varnish no longer says ${nginx}`);
  const withNginx = template.replace(nginx, '"127.0.0.1";');
  return Object.entries(changes).reduce((text, [host, port]) => {
    const from = `  .host = "${host}";\n  .port = "8080";\n`;
    if (!text.includes(from)) throw new Error(`The configuration of Varnish no longer says "${from}".`);
    return text.replace(from, `  .host = "127.0.0.1";\n  .port = "${port}";\n`);
  }, withNginx);
}
