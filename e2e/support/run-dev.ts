import { spawn } from 'node:child_process';
import path from 'node:path';

const ofThisRepository = [process.execPath, 'shared/tools/dev.mjs'];

/** Runs what `npm run dev` runs in this copy of a repository, on folders of its own. Returns its address and how to end it. */
export async function runDev(
  copy: string,
  port: number,
  args: string[] = [],
  [command = '', ...words] = ofThisRepository,
) {
  const { SITE_URL: _ofProduction, ...env } = process.env;
  const child = spawn(command, [...words, ...args], {
    cwd: copy,
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: path.join(copy, '.data'),
      RELEASES_DIR: path.join(copy, '.releases'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('reloads by itself') && resolve());
    child.on('exit', (code) => reject(new Error(`The development site ended with code ${code}.`)));
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
