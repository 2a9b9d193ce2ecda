import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import * as v from 'valibot';
import { type Commands, commandClient, isRunning, sendCommand, serveCommands } from './command-socket.ts';

const schemas = {
  count: { request: v.void(), response: v.object({ posts: v.number() }) },
  find: { request: v.object({ reference: v.string() }), response: v.object({ reference: v.string() }) },
};
const working: Commands<typeof schemas> = { count: async () => ({ posts: 3 }), find: async (request) => request };

it('runs a command and returns its output', async () => {
  const { file } = await serve();
  expect(await sendCommand(file, schemas, 'count')).toEqual({ status: 'done', data: { posts: 3 } });
});

it('passes the input to the command', async () => {
  const { file } = await serve();
  expect(await sendCommand(file, schemas, 'find', { reference: 'आशा' })).toEqual({
    status: 'done',
    data: { reference: 'आशा' },
  });
});

it('offers all commands as functions, which throw what is wrong', async () => {
  const { file } = await serve({ ...working, count: () => Promise.reject(new Error('The disk is full.')) });
  const client = commandClient(file, schemas, 'Start the service.');
  expect(await client.find({ reference: 'आशा' })).toEqual({ reference: 'आशा' });
  await expect(client.count()).rejects.toThrow('The disk is full.');
  const { count } = commandClient(path.join(temporaryFolder(), 'none.sock'), schemas, 'Start the service.');
  await expect(count()).rejects.toThrow('Start the service.');
});

it('reaches a folder with a long path by its relative path', async () => {
  const far = path.join(temporaryFolder(), 'x'.repeat(90));
  await expect(sendCommand(path.join(far, 'service.sock'), schemas, 'count')).rejects.toThrow('too long for a socket');
  const near = path.resolve('y'.repeat(60), 'service.sock');
  expect(await sendCommand(near, schemas, 'count')).toEqual({ status: 'not-running' });
});

it('tells why a command failed or that it is unknown', async () => {
  const { file } = await serve({
    ...working,
    count: () => Promise.reject(new Error('posts/a.md:1: expected front matter')),
  });
  expect(await sendCommand(file, schemas, 'count')).toEqual({
    status: 'failed',
    message: 'posts/a.md:1: expected front matter',
  });
  const { count } = schemas;
  expect(await sendCommand(file, { ...schemas, recount: count }, 'recount')).toMatchObject({ status: 'failed' });
});

it('answers nobody where no service runs', async () => {
  const file = path.join(temporaryFolder(), 'none.sock');
  expect(await sendCommand(file, schemas, 'count')).toEqual({ status: 'not-running' });
  expect(await isRunning(file)).toBe(false);
});

it('refuses a request and a response of another form than expected', async () => {
  const { file } = await serve();
  const inQuestion = { ...schemas, find: { request: v.object({ id: v.number() }), response: v.unknown() } };
  expect(await sendCommand(file, inQuestion, 'find', { id: 7 })).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('reference'),
  });
  const newer = { count: { request: v.void(), response: v.object({ posts: v.number(), topics: v.number() }) } };
  expect(await sendCommand(file, newer, 'count')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining("'count'"),
  });
});

it('replaces the socket of a killed service, for its own user only', async () => {
  const file = path.join(temporaryFolder(), 'service.sock');
  writeFileSync(file, '');
  await serve(working, file);
  expect(await sendCommand(file, schemas, 'count')).toEqual({ status: 'done', data: { posts: 3 } });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

async function serve(commands = working, file = path.join(temporaryFolder(), 'service.sock')) {
  closeAfterTest(await serveCommands(file, schemas, commands));
  return { file };
}
