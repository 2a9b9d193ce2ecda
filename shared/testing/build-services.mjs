import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs before the tests in Node: builds the edge and the services, which tests start as processes and threads. Starting from sources takes
 * five times as long.
 */
export default function buildServices() {
  for (const part of ['shell', 'mfe-blog', 'mfe-contact']) {
    const folder = path.resolve(import.meta.dirname, '../..', part);
    const { status, stderr } = spawnSync('npx', ['rspack', 'build', '--config-name', 'service'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`The service of ${part} cannot be built.\n${stderr}`);
  }
}
