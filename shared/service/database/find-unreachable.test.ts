import { createServer } from 'node:net';
import { listenHere } from '../testing/listen-here.ts';
import { findUnreachable } from './find-unreachable.ts';

it('says that nothing listens, and not the password', async () => {
  const sentence = await findUnreachable('postgres://site:secret@127.0.0.1:1/site', 10_000);
  expect(sentence).toBe(
    'DATABASE_URL names the database site at 127.0.0.1:1, which refuses the connection: start PostgreSQL there or correct host and port.',
  );
});

it('gives up on a server that says nothing', async () => {
  const server = createServer();
  const { host } = new URL(await listenHere(server));
  const sentence = await findUnreachable(`postgres://site@${host}/site`, 100);
  server.close();
  expect(sentence).toMatch(/does not answer \(.+\): start PostgreSQL there or correct the address\.$/);
});
