import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { type Commands, sendCommand, serveCommands } from './command-socket.ts';

it('runs a command and returns its answer', async () => {
  const { file } = await serve({ count: async () => ({ posts: 3 }) });
  expect(await sendCommand(file, 'count')).toEqual({ status: 'done', data: { posts: 3 } });
});

it('passes the input to the command', async () => {
  const { file } = await serve({ echo: async (input) => input });
  expect(await sendCommand(file, 'echo', { reference: 'आशा' })).toEqual({ status: 'done', data: { reference: 'आशा' } });
});

it('reaches a folder with a long path by its relative path', async () => {
  const far = path.join(temporaryFolder(), 'x'.repeat(90));
  await expect(sendCommand(path.join(far, 'service.sock'), 'count')).rejects.toThrow('too long for a socket');
  const near = path.resolve('y'.repeat(60), 'service.sock');
  expect(await sendCommand(near, 'count')).toEqual({ status: 'not-running' });
});

it('tells why a command failed or that it is unknown', async () => {
  const { file } = await serve({ count: () => Promise.reject(new Error('posts/a.md:1: expected front matter')) });
  expect(await sendCommand(file, 'count')).toEqual({
    status: 'failed',
    message: 'posts/a.md:1: expected front matter',
  });
  expect(await sendCommand(file, 'unheard-of')).toMatchObject({ status: 'failed' });
});

it('answers nobody where no service runs', async () => {
  const file = path.join(temporaryFolder(), 'none.sock');
  expect(await sendCommand(file, 'count')).toEqual({ status: 'not-running' });
});

it('replaces the socket of a killed service, for its own user only', async () => {
  const file = path.join(temporaryFolder(), 'service.sock');
  writeFileSync(file, '');
  await serve({ count: async () => 1 }, file);
  expect(await sendCommand(file, 'count')).toEqual({ status: 'done', data: 1 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

async function serve(commands: Commands, file = path.join(temporaryFolder(), 'service.sock')) {
  stops.push(await serveCommands(file, commands));
  return { file };
}
