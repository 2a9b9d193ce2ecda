import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { Child } from './child-process.ts';

it('sends a message to a process that has just died, and ends it', async () => {
  const child = start("process.send({ event: 'ready' }); setInterval(() => {}, 1_000);");
  await child.reach('ready', 10_000);
  process.kill(child.process.pid ?? 0, 'SIGKILL');
  sleepWithoutEvents(200);
  expect(child.process.connected).toBe(true);
  child.send({ event: 'open' });
  await child.end();
  expect(child.process.signalCode).toBe('SIGKILL');
});

it('gives the last line of a process that ends before it is ready, without the stack', async () => {
  const child = start("console.error('Reading the settings.'); throw new Error('The disk is away.');");
  await expect(child.reach('ready', 10_000)).rejects.toThrow('Error: The disk is away.');
});

it('kills a process that takes too long to be ready although its event loop runs', async () => {
  const child = start("process.send({ event: 'standing by' }); setInterval(() => {}, 1_000);");
  await child.reach('standing by', 10_000);
  await expect(child.reach('ready', 300)).rejects.toThrow('was not ready after 0.3 s and was killed');
});

it('kills a process whose event loop is blocked, after four times as long while it starts', async () => {
  const child = start('while (true);', { maxSilenceMs: 200 });
  await expect(child.reach('ready', 10_000)).rejects.toThrow('gave no sign of life for 0.8 s and was killed');
});

it('ends a child that hears of the end of its supervisor and hangs', async () => {
  // Only once a heartbeat has seen that it listens.
  const supervisorEnds = 'setTimeout(() => process.disconnect(), 700);';
  const script = scriptOf(`process.on('disconnect', () => {}); setInterval(() => {}, 1_000); ${supervisorEnds}`);
  const heartbeat = pathToFileURL(path.join(import.meta.dirname, 'heartbeat.mjs'));
  const child = fork(script, { execArgv: ['--import', `${heartbeat}?killMs=1000`] });
  expect(await once(child, 'exit')).toEqual([1, null]);
});

function start(source: string, limits: { maxSilenceMs?: number } = {}): Child {
  const script = scriptOf(source);
  const plan = { script, cwd: path.dirname(script), env: process.env, sharesPort: false };
  const child = new Child({ plan, port: 0, ...limits });
  closeAfterTest(() => child.end());
  return child;
}

function scriptOf(source: string): string {
  const script = path.join(temporaryFolder(), 'child.mjs');
  writeFileSync(script, source);
  return script;
}

/** Blocks the event loop, as a busy machine may, so that the child's end is not known yet. */
function sleepWithoutEvents(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
