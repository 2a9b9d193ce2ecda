import { spawn } from 'node:child_process';
import path from 'node:path';
import { sitePort } from './address.ts';
import { copyRepository, removeCopy, sourceFolders } from './repository-copy.ts';

/** Runs what `npm run dev` runs, in a copy of the repository: development builds would take the place of the production ones. */
export default async function startDevSite() {
  const copy = await copyRepository(await sourceFolders());
  const { SITE_URL: _ofProduction, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'shared/run/dev.ts'], {
    cwd: copy,
    env: { ...env, NODE_ENV: 'development', PORT: String(sitePort), DATA_DIR: path.join(copy, '.data'), RELEASES_DIR: path.join(copy, '.releases') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('reloads by itself') && resolve());
    child.on('exit', (code) => reject(new Error(`The development site ended with code ${code}.`)));
  });
  return async () => {
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await removeCopy(copy);
  };
}
