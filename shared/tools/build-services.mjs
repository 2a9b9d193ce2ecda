import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const parts = readdirSync(root).filter((name) => name === 'shell' || existsSync(path.join(root, name, 'api')));

/** Runs before tests of services: builds what they start as processes, unless nothing has changed. Starting from sources takes five times as long. */
export default function buildServices() {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['turbo', 'run', 'build', '--output-logs=errors-only', ...parts.map((part) => `--filter=${part}`)],
    {
      cwd: root,
      // Jest's own value would make another build than the site's.
      env: { ...process.env, NODE_ENV: undefined, TURBO_TELEMETRY_DISABLED: '1' },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`The services cannot be built.\n${stdout}${stderr}`);
}
