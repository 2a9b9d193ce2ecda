import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { createTrialProcesses } from './trial-processes.ts';

const listen = `const server = require('node:http').createServer((_, response) => response.end(JSON.stringify(process.env)));
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ event: 'ready', port: server.address().port }));`;

it('passes no secret to a process that it tries', async () => {
  const secrets = {
    RELEASES_BUCKET_SECRET: 'a',
    RELEASE_KEY: 'b',
    SMTP_URL: 'smtp://a:b@host',
    DATABASE_URL: 'postgres://a:b@host/c',
  };
  jest.replaceProperty(process, 'env', { ...process.env, ...secrets, SITE_URL: 'https://site.example' });
  const { trials, name, script } = openTrials(listen);
  const { url } = await trials.start({ name, script, env: { DATA_DIR: '/data' } });
  const received = await (await fetch(url)).json();
  expect(received).toMatchObject({ SITE_URL: 'https://site.example', DATA_DIR: '/data' });
  expect(Object.keys(secrets).filter((secret) => secret in received)).toEqual([]);
});

it('says how a process ended and what it wrote last, without the lines of Node', async () => {
  const { trials, ...trial } = openTrials("console.error('Reading the disk'); throw new Error('No disk.');");
  const failure = await trials.start({ ...trial, env: {} }).catch((error: Error) => error.message);
  expect(failure).toContain('sample ended with code 1 before it was ready.');
  expect(failure).toContain('Error: No disk.');
  expect(failure).not.toContain('Node.js v');
});

it('ends a process that never gets ready', async () => {
  const { trials, ...trial } = openTrials('setInterval(() => {}, 1000);');
  const started = trials.start({ ...trial, env: {}, timeoutMs: 1_500 });
  await expect(started).rejects.toThrow('sample was not ready within 1.5 s.');
});

it('leaves neither process nor folder behind', async () => {
  const { trials, ...trial } = openTrials(`process.on('SIGTERM', () => {}); ${listen}`);
  const folder = await trials.newFolder();
  const { url } = await trials.start({ ...trial, env: { DATA_DIR: folder } });
  await trials.stopAll();
  await expect(fetch(url)).rejects.toThrow();
  expect(existsSync(folder)).toBe(false);
});

function openTrials(source: string) {
  const script = path.join(temporaryFolder(), 'main.cjs');
  writeFileSync(script, source);
  const trials = createTrialProcesses();
  closeAfterTest(trials.stopAll);
  return { trials, name: 'sample', script };
}
