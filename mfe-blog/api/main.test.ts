import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '@site/testing/temporary-folder';

let service: ChildProcess | undefined;

afterEach(() => service?.kill('SIGKILL'));

it.each(['no checkout', 'a checkout with other posts'])(
  'shows the posts and pictures delivered with it where there is %s',
  async (place) => {
    const folder = temporaryFolder();
    const checkout = path.join(folder, 'mfe-blog/content/posts');
    mkdirSync(checkout, { recursive: true });
    if (place !== 'no checkout') writeFileSync(path.join(checkout, 'only-here.md'), 'no front matter');
    cpSync(path.join(import.meta.dirname, '../dist/service'), folder, { recursive: true });
    const address = await start(folder);
    const { data, total } = await get(`${address}/api/v1/blogsList`);
    expect(total).toBeGreaterThan(8);
    const [{ slug }] = data;
    const { stem, widths } = (await get(`${address}/api/v1/blogsBySlug/${slug}`)).data.image.source;
    expect((await fetch(`${address}${stem}-${widths[0]}.webp`)).status).toBe(200);
  },
);

/** The built service in a folder without anything else. Returns where it listens. */
async function start(folder: string): Promise<string> {
  const env = {
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    // Builds contain no native packages.
    NODE_PATH: path.resolve('node_modules'),
    PORT: '0',
    SITE_URL: 'https://www.example.com',
  };
  service = spawn(process.execPath, ['main.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!service.stdout) throw new Error('Its output is a pipe.');
  const [line] = await once(createInterface(service.stdout), 'line');
  return `http://127.0.0.1:${JSON.parse(line).port}`;
}

async function get(url: string) {
  return (await fetch(url)).json();
}
