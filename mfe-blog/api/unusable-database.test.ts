import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { backUp, restore } from '@site/service/database/backup';
import { damageDatabase } from '@site/service/testing/databases';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { newFolders, postFile, startBlog } from './testing/open-blog.ts';

// The service starts as a process of its own, which takes seconds on a busy machine.
jest.setTimeout(60_000);

it('lives without being ready where its database is damaged, until a backup is restored', async () => {
  const { folders, file } = await blogWithPosts();
  const backup = await backUp(folders.dataDir, path.join(temporaryFolder(), 'backups'));
  damageDatabase(file);
  const ask = await startProcess(folders);
  expect((await ask('/_/live')).status).toBe(200);
  const ready = await ask('/_/ready');
  expect([ready.status, (await ready.json()).error.message]).toEqual([503, expect.stringContaining(sentence(file))]);
  const list = await ask('/api/v1/blogsList');
  expect([list.status, list.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await list.text()).not.toContain('blog.db');
  await rename(folders.dataDir, `${folders.dataDir}-away`);
  await restore(backup, folders.dataDir);
  await untilReady(ask);
  expect((await (await ask('/api/v1/blogsList')).json()).total).toBe(60);
});

it('is not ready from the first damage that it meets', async () => {
  const { folders, file } = await blogWithPosts();
  const { get } = await startBlog(folders);
  expect((await get('/_/ready')).statusCode).toBe(200);
  damageDatabase(file);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) => get(`/api/v1/blogsBySlug/post-${number}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toContain(503);
  const { statusCode, body } = await get('/_/ready');
  expect([statusCode, body]).toEqual([503, expect.stringContaining(sentence(file))]);
});

it('answers 503 while its folder is moved away', async () => {
  const { folders, file } = await blogWithPosts();
  const { get } = await startBlog(folders);
  await rename(folders.dataDir, `${folders.dataDir}-away`);
  const list = await get('/api/v1/blogsList');
  expect([list.statusCode, list.headers['retry-after']]).toEqual([503, '5']);
  expect((await get('/_/ready')).body).toContain(`The database ${file} is gone while it was in use`);
});

const sentence = (file: string) =>
  `The database ${file} is damaged: move ${path.dirname(file)} away and run \`npm run restore\``;

/** A blog of sixty posts whose service has stopped, so that its database is one file. */
async function blogWithPosts() {
  const folders = newFolders();
  for (let number = 0; number < 60; number++)
    folders.writePost(
      `post-${number}.md`,
      postFile({ title: `Post ${number}` }, 'Look at the valves first. '.repeat(200)),
    );
  const { app } = await startBlog(folders);
  await app.close();
  return { folders, file: path.join(folders.dataDir, 'blog.db') };
}

const started: ChildProcess[] = [];
afterEach(() => {
  for (const service of started.splice(0)) service.kill('SIGKILL');
});

async function startProcess({ dataDir, contentDir, picturesDir }: ReturnType<typeof newFolders>) {
  const settings = { DATA_DIR: dataDir, CONTENT_DIR: contentDir, PICTURES_DIR: picturesDir };
  const service = spawn(process.execPath, ['--enable-source-maps', 'mfe-blog/dist/service/main.mjs'], {
    env: { ...process.env, ...settings, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(service);
  const [line] = await once(createInterface(service.stdout), 'line');
  return (target: string) => fetch(`http://127.0.0.1:${JSON.parse(line).port}${target}`);
}

/** Polls, also while one service has closed the port and the next has not opened it; the test's own timeout ends it otherwise. */
async function untilReady(ask: (target: string) => Promise<Response>) {
  const isReady = () =>
    ask('/_/ready').then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 20));
}
