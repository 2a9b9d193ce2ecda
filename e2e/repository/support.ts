import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '@site/runner/free-port';
import { root } from '@site/runner/parts';
import { runIn } from '../support/run-in.ts';

export interface Registry {
  /** Makes npm use it. */
  env: Record<string, string>;
  /** For the repositories of the test. */
  folder: string;
  stop: () => Promise<void>;
}

/** A registry of packages on this machine (Verdaccio), with those of this repository. */
export async function startRegistry(): Promise<Registry> {
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  await cp(path.join(import.meta.dirname, 'registry'), folder, { recursive: true });
  const outside = (await runIn(folder, 'npm', ['config', 'get', 'registry'])).trim();
  const config = path.join(folder, 'config.yaml');
  await writeFile(config, (await readFile(config, 'utf8')).replace('url: REGISTRY', `url: ${outside}`));
  await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund']);

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn('npx', ['--no-install', 'verdaccio', '--config', config, '--listen', url], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  const stop = async () => {
    if (server.pid) process.kill(-server.pid);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const ping = () => fetch(`${url}/-/ping`).then(({ ok }) => ok);
    await expect(async () => expect(await ping()).toBe(true)).toPass({ timeout: 30_000 });
    // npm publishes only with a token; any will do.
    const npmrc = path.join(folder, 'npmrc');
    await writeFile(npmrc, `registry=${url}\n//localhost:${port}/:_authToken=any\naudit=false\nfund=false\n`);
    // npm passes this repository's settings on to what its scripts start; a team's npm would not have them.
    const env = { NPM_CONFIG_USERCONFIG: npmrc, npm_config_engine_strict: 'false' };
    await runIn(root, 'npm', ['publish', '--workspaces'], env);
    return { env, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
