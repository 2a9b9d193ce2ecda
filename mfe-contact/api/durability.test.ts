import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '@site/shared/testing/temporary-folder.ts';
import { enquiry, readRows, SITE } from './testing.ts';

const KILLS = 20;
const SENDERS = 8;
const ACKNOWLEDGED_BEFORE_KILL = 25;

it('keeps every acknowledged enquiry through twenty kills under load', async () => {
  const dataDir = temporaryFolder();
  const references: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) references.push(...(await killUnderLoad(dataDir)));
  const { enquiries, deliveries } = await readRows(dataDir);
  const stored = new Set(enquiries.map((row) => row.reference));
  expect(references.length).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_BEFORE_KILL);
  expect(references.filter((reference) => !stored.has(reference))).toEqual([]);
  expect(deliveries.map((row) => row.enquiry_id).sort()).toEqual(enquiries.map((row) => row.id).sort());
  // Half a minute on two idle cores; others may be building meanwhile.
}, 120_000);

/** Sends from several sides until the service, killed in the middle of it, is gone. Returns what it acknowledged. */
async function killUnderLoad(dataDir: string): Promise<string[]> {
  const { service, address } = await startService(dataDir);
  const references: string[] = [];
  const send = async (sender: number) => {
    for (let number = 0; ; number++) {
      const reference = await sendEnquiry(address, `10.${sender}.${number >> 8}.${number & 255}`);
      if (reference === undefined) return;
      references.push(reference);
      // Killed between two answers: enquiries of the other senders are under way at this moment.
      if (references.length === ACKNOWLEDGED_BEFORE_KILL) service.kill('SIGKILL');
    }
  };
  const gone = once(service, 'exit');
  await Promise.all([gone, ...Array.from({ length: SENDERS }, (_, sender) => send(sender))]);
  return references;
}

const started: ChildProcess[] = [];
afterEach(() => {
  for (const service of started.splice(0)) service.kill('SIGKILL');
});

async function startService(dataDir: string): Promise<{ service: ChildProcess; address: string }> {
  const main = path.resolve('mfe-contact/api/main.ts');
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', SITE_URL: SITE, LOG_LEVEL: 'error' };
  const service = spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(service);
  const [line] = await once(createInterface(service.stdout), 'line');
  return { service, address: `http://127.0.0.1:${JSON.parse(line).port}` };
}

/** The reference, or nothing once the service is gone. */
async function sendEnquiry(address: string, client: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', origin: SITE, 'x-client-address': client };
  const response = await fetch(`${address}/api/v1/generalEnquiry`, { method: 'POST', headers, body: JSON.stringify(enquiry) }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  return answer?.data?.reference;
}
