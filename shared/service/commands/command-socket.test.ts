import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { type Commands, sendCommand, serveCommands } from './command-socket.ts';

it('runs a command and brings its answer back', async () => {
  const { file } = await serve({ count: async () => ({ posts: 3 }) });
  expect(await sendCommand(file, 'count')).toEqual({ status: 'done', data: { posts: 3 } });
});

it('hands the command what was sent with it', async () => {
  const { file } = await serve({ echo: async (input) => input });
  expect(await sendCommand(file, 'echo', { reference: 'आशा' })).toEqual({ status: 'done', data: { reference: 'आशा' } });
});

it('is reached in a folder whose path is too long for a socket, from where that is near', async () => {
  const far = path.join(temporaryFolder(), 'x'.repeat(90));
  await expect(sendCommand(path.join(far, 'service.sock'), 'count')).rejects.toThrow('too long for a socket');
  const near = path.resolve('y'.repeat(60), 'service.sock');
  expect(await sendCommand(near, 'count')).toEqual({ status: 'nobody' });
});

it('says in words why a command failed, or that nobody knows it', async () => {
  const { file } = await serve({ count: () => Promise.reject(new Error('posts/a.md:1: expected front matter')) });
  expect(await sendCommand(file, 'count')).toEqual({
    status: 'failed',
    message: 'posts/a.md:1: expected front matter',
  });
  expect(await sendCommand(file, 'unheard-of')).toMatchObject({ status: 'failed' });
});

it('finds nobody where no service runs', async () => {
  const file = path.join(temporaryFolder(), 'none.sock');
  expect(await sendCommand(file, 'count')).toEqual({ status: 'nobody' });
});

it('takes the place of what a killed service left behind, and lets nobody else in', async () => {
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
