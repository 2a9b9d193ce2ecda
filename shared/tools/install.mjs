import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = `${root}node_modules/.installed-lock`;

/** Ends the process with one sentence if Node is too old for the build. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This site needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/**
 * Installs the packages of the lock file unless they are there already. Among those of an earlier one it changes only
 * what differs: `npm ci` would remove them all first, and the site that runs in this checkout needs them.
 */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return false;
  const command = existsSync(`${root}node_modules`) ? ['install', '--no-save'] : ['ci'];
  const { status } = spawnSync('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; the lines above say why. Fix that and run this again.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
  return true;
}

/** Runs a TypeScript file in this process, so that a signal to the command reaches it. */
export async function runTypeScript(file) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL(file, import.meta.url).href);
}
