import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beginPost, listenHere } from '@site/service/testing/http';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { sampleEnquiry } from '../contract/testing/sample-enquiry.ts';
import { serviceModule } from './testing/service-process.ts';
import { site } from './testing/stored-rows.ts';

it('says once where it listens, and stores an enquiry in flight before it exits by signals of all kinds', async () => {
  const service = start({ DATA_DIR: temporaryFolder(), SITE_URL: site }, 'ipc');
  const output = text(service.stdout);
  const [{ port }] = await once(service, 'message');
  const url = `http://127.0.0.1:${port}`;
  const finish = await beginPost(`${url}/api/v1/generalEnquiry`, { origin: site }, sampleEnquiry);
  // The first one begins the stop; other tests begin it by SIGTERM and Ctrl+C.
  service.kill('SIGHUP');
  await until('the end of the service', async () => !(await fetch(`${url}/_/live`).catch(() => undefined)));
  service.kill('SIGTERM');
  service.kill('SIGINT');
  expect(await finish()).toEqual([201, expect.stringContaining('"success"')]);
  expect(await once(service, 'exit')).toEqual([0, null]);
  expect(JSON.parse(await output)).toEqual({ event: 'ready', name: 'contact', port });
});

it('creates nothing before its supervisor tells it to open, and exits with that supervisor', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  const service = start({ DATA_DIR: dataDir }, 'ipc', ['--stand-by']);
  expect(await once(service, 'message')).toEqual([{ event: 'standing by' }, undefined]);
  expect(existsSync(dataDir)).toBe(false);
  service.send({ event: 'open' });
  expect(await once(service, 'message')).toEqual([expect.objectContaining({ event: 'ready' }), undefined]);
  service.disconnect();
  expect(await once(service, 'exit')).toEqual([0, null]);
});

it('stops when its supervisor says so, not at a signal to all processes', async () => {
  const service = start({ DATA_DIR: temporaryFolder() }, 'ipc', ['--supervised']);
  const [{ port }] = await once(service, 'message');
  service.kill('SIGTERM');
  expect((await fetch(`http://127.0.0.1:${port}/_/ready`)).status).toBe(200);
  service.send({ event: 'stop' });
  expect(await once(service, 'exit')).toEqual([0, null]);
});

it('serves though its log is on a full disk', async () => {
  const full = openSync('/dev/full', 'w');
  const service = start({ DATA_DIR: temporaryFolder(), ACCESS_LOG: 'yes', LOG_LEVEL: 'info' }, 'ipc', [], full);
  closeSync(full);
  const [{ port }] = await once(service, 'message');
  for (const _round of [1, 2]) expect((await fetch(`http://127.0.0.1:${port}/api/v1/csrf`)).status).toBe(200);
  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
});

it('names a wrong setting in one sentence', async () => {
  const service = start({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'loud' });
  const [complaint, [code]] = await Promise.all([text(service.stderr), once(service, 'exit')]);
  expect(complaint).toBe('LOG_LEVEL must be one of silent, error, info, debug, but is "loud".\n');
  expect(code).toBe(1);
});

it('says in one sentence that it cannot write its data', async () => {
  const service = start({ DATA_DIR: '/dev/null/data' });
  expect(await text(service.stderr)).toBe(
    'DATA_DIR is /dev/null/data, which cannot be written to (ENOTDIR): let this user write there or name another folder.\n',
  );
});

it('reports a taken port in one sentence', async () => {
  const other = createServer();
  const port = Number(new URL(await listenHere(other)).port);
  const complaint = await text(start({ DATA_DIR: temporaryFolder(), PORT: String(port) }).stderr);
  other.close();
  expect(complaint).toBe(`Port ${port} of 127.0.0.1 is taken by another process.\n`);
});

function start(
  environment: Record<string, string>,
  channel: 'ipc' | 'ignore' = 'ignore',
  args: string[] = [],
  log: 'pipe' | number = 'pipe',
) {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...environment };
  const service = spawn(process.execPath, [serviceModule, ...args], {
    env,
    stdio: ['ignore', log, log, channel],
  });
  closeAfterTest(() => service.kill('SIGKILL'));
  return Object.assign(service, {
    stdout: service.stdout ?? Readable.from([]),
    stderr: service.stderr ?? Readable.from([]),
  });
}
