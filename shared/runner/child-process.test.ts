import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { endChild, sendMessage } from './child-process.ts';

it('sends a message to a process that has just died, and ends it', async () => {
  const script = path.join(temporaryFolder(), 'child.mjs');
  writeFileSync(script, "process.send('here'); setInterval(() => {}, 1_000);");
  const child = fork(script);
  await once(child, 'message');
  process.kill(child.pid ?? 0, 'SIGKILL');
  sleepWithoutEvents(200);
  expect(child.connected).toBe(true);
  sendMessage(child, { event: 'open' });
  await endChild(child);
  expect(child.signalCode).toBe('SIGKILL');
});

it('ends a child that hears of the end of its supervisor and hangs', async () => {
  const script = path.join(temporaryFolder(), 'child.mjs');
  // Only once a heartbeat has seen that it listens.
  const supervisorEnds = 'setTimeout(() => process.disconnect(), 700);';
  writeFileSync(script, `process.on('disconnect', () => {}); setInterval(() => {}, 1_000); ${supervisorEnds}`);
  const heartbeat = pathToFileURL(path.join(import.meta.dirname, 'heartbeat.mjs'));
  const child = fork(script, { execArgv: ['--import', `${heartbeat}?killMs=1000`] });
  expect(await once(child, 'exit')).toEqual([1, null]);
});

/** Blocks the event loop, as a busy machine may, so that the child's end is not known yet. */
function sleepWithoutEvents(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
