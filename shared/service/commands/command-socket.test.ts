import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import * as v from 'valibot';
import { type Commands, commandClient, serveCommands } from './command-socket.ts';

const schemas = {
  count: { request: v.void(), response: v.object({ posts: v.number() }) },
  find: { request: v.object({ reference: v.string() }), response: v.object({ reference: v.string() }) },
};
const notRunning = 'Start the service.';
const working: Commands<typeof schemas> = { count: async () => ({ posts: 3 }), find: async (request) => request };

it('offers commands as functions, passes the input and returns the output', async () => {
  const { client } = await serve();
  expect(await client.count()).toEqual({ posts: 3 });
  expect(await client.find({ reference: 'आशा' })).toEqual({ reference: 'आशा' });
});

it('reaches a folder with a long path by its relative path', async () => {
  const far = path.join(temporaryFolder(), 'x'.repeat(90));
  await expect(commandClient(path.join(far, 'service.sock'), schemas, notRunning).count()).rejects.toThrow(
    'too long for a socket',
  );
  const near = path.resolve('y'.repeat(60), 'service.sock');
  await expect(commandClient(near, schemas, notRunning).count()).rejects.toThrow(notRunning);
});

it('throws why a command failed, or that the service does not know it', async () => {
  const { client, file } = await serve({
    ...working,
    count: () => Promise.reject(new Error('posts/a.md:1: expected front matter')),
  });
  await expect(client.count()).rejects.toThrow('posts/a.md:1: expected front matter');
  const { recount } = commandClient(file, { recount: schemas.count }, notRunning);
  await expect(recount()).rejects.toThrow('does not know this command');
});

it('throws its own words where no service runs', async () => {
  const file = path.join(temporaryFolder(), 'none.sock');
  await expect(commandClient(file, schemas, notRunning).count()).rejects.toThrow(notRunning);
});

it('refuses a request and a response of another form than expected', async () => {
  const { file } = await serve();
  const otherInput = { find: { request: v.object({ id: v.number() }), response: v.unknown() } };
  const { find } = commandClient(file, otherInput, notRunning);
  await expect(find({ id: 7 })).rejects.toThrow('reference');
  const newer = { request: v.void(), response: v.object({ posts: v.number(), topics: v.number() }) };
  await expect(commandClient(file, { count: newer }, notRunning).count()).rejects.toThrow(
    "of another version, whose response to 'count'",
  );
});

it('replaces the socket of a killed service, for its own user only', async () => {
  const file = path.join(temporaryFolder(), 'service.sock');
  writeFileSync(file, '');
  const { client } = await serve(working, file);
  expect(await client.count()).toEqual({ posts: 3 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('serves the commands of the next service once the former beside it has closed', async () => {
  const file = path.join(temporaryFolder(), 'service.sock');
  const closeFormer = await serveCommands(file, schemas, { ...working, count: async () => ({ posts: 1 }) });
  const { client } = await serve(working, file);
  await closeFormer();
  expect(await client.count()).toEqual({ posts: 3 });
});

async function serve(commands = working, file = path.join(temporaryFolder(), 'service.sock')) {
  closeAfterTest(await serveCommands(file, schemas, commands));
  return { file, client: commandClient(file, schemas, notRunning) };
}
