import path from 'node:path';
import { freePort } from '@site/runner/free-port';
import { edgeProcess } from '@site/runner/site';
import { startMember } from './member.ts';

interface EdgeOptions {
  /** Of its log, and of its folder in `folder`. */
  name: string;
  folder: string;
  /** Addresses of the services, by name. */
  services: Record<string, string>;
  /** Its release store, where that is not a bucket's copy in its own folder, and all that differs from the usual settings. */
  env: Record<string, string>;
}

/** One more edge, in production mode and on a port of its own. Only the test restarts it. */
export async function startEdge({ name, folder, services, env }: EdgeOptions) {
  const port = await freePort();
  const dataDir = path.join(folder, name);
  const settings = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    RELEASES_DIR: path.join(dataDir, 'releases'),
    ...env,
  };
  return startMember(name, edgeProcess({ services, env: { ...process.env, ...settings, PORT: String(port) } }));
}
