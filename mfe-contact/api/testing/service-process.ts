import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { emptyDatabase } from '@site/service/testing/databases';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { adminSocket } from '../admin/admin-commands.ts';
import { openContactDatabase } from '../database.ts';
import { site } from './stored-rows.ts';

// Services that start as processes, or in pairs, take seconds on a busy machine.
jest.setTimeout(120_000);

/** The built service. */
export const serviceModule = path.resolve(import.meta.dirname, '../../dist/service/main.mjs');

/** For tests: the service as its own process, once it listens to visitors and to `npm run enquiries`. */
export async function startService(dataDir: string, environment: Record<string, string> = {}) {
  const service = await startListening(dataDir, environment);
  await until('the socket for commands', () => existsSync(adminSocket(dataDir)), { timeoutMs: 60_000 });
  return service;
}

/** For tests: the service as its own process, once it listens to visitors, ready or not. */
export async function startListening(dataDir: string, environment: Record<string, string> = {}) {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    SITE_URL: site,
    LOG_LEVEL: 'error',
    ACKNOWLEDGE: 'no',
    ...environment,
  };
  const service = spawn(process.execPath, [serviceModule], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  closeAfterTest(() => service.kill('SIGKILL'));
  const log = text(service.stderr);
  const gone = once(service, 'exit');
  const failed = gone.then(async () => {
    throw new Error(`The service ended before it listened: ${await log}`);
  });
  const [line] = await Promise.race([once(createInterface(service.stdout), 'line'), failed]);
  return {
    address: `http://127.0.0.1:${JSON.parse(line).port}`,
    /** All that it wrote to stderr, once it has exited. */
    log,
    kill: () => service.kill('SIGKILL'),
    stop: async () => {
      service.kill('SIGTERM');
      const [code] = await gone;
      return code;
    },
    gone,
  };
}

/** For tests: sends an enquiry from this address of a visitor. */
export function sendEnquiry(
  address: string,
  headers: Record<string, string> = {},
  changes: Partial<typeof sampleEnquiry> = {},
) {
  return fetch(`${address}/api/v1/generalEnquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site, 'enquiry-source': '/contact', ...headers },
    body: JSON.stringify({ ...sampleEnquiry, ...changes }),
  });
}

/** For tests: the reference of an enquiry that is sent, or nothing once the service is gone. */
export async function postEnquiry(
  address: string,
  client = '203.0.113.7',
  changes: Partial<typeof sampleEnquiry> = {},
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  const response = await sendEnquiry(address, { 'x-client-address': client, ...headers }, changes).catch(
    () => undefined,
  );
  const envelope = await response?.json().catch(() => undefined);
  return envelope?.data?.reference;
}

/** For tests: cookie and header of a page with an open form. */
export async function openForm(address: string): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/v1/csrf`);
  const cookie = String(response.headers.get('set-cookie')).split(';')[0] ?? '';
  return { cookie, 'x-xsrf-token': (await response.json()).data.token };
}

/** For tests: services with data folders of their own, as on two machines, on one PostgreSQL database. */
export async function openPair(environment: Record<string, string> = {}) {
  const server = process.env.DATABASE_URL_TEST;
  if (!server)
    throw new Error('These tests need PostgreSQL: `npm test server` starts one, DATABASE_URL_TEST names another.');
  const databaseUrl = await emptyDatabase(server);
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  const start = (index: 0 | 1) => startService(folders[index], { ...environment, DATABASE_URL: databaseUrl });
  return {
    databaseUrl,
    folders,
    start,
    startBoth: () => Promise.all([start(0), start(1)]),
    openDatabase: () => openContactDatabase({ dataDir: folders[0], databaseUrl }),
  };
}
